import type { DeviceStatus } from '../../src/contract/receipt.ts';
import type { demoCustomers } from './demo-customers.ts';

/** An earlier check of a demo device. */
export type DemoCheck = { daysAgo: number; outcome: 'passed' | 'remarks' | 'failed' };

export type DemoDevice = {
  model: 'pump' | 'aed';
  serialNumber: string;
  owner: keyof typeof demoCustomers;
  /** Number of the site among its owner's. */
  site?: number;
  room?: string;
  status: DeviceStatus;
  commissionedDaysAgo?: number;
  /** Labels printed so far; all but the last are superseded. */
  labels?: number;
  checks?: DemoCheck[];
  /** The state of the product this device shows on the sheet of demo labels. */
  shows?: string;
};

const icu = { owner: 'hospital', site: 0, status: 'inOperation' } as const;
const emergency = { owner: 'hospital', site: 1, status: 'inOperation' } as const;
const townHall = { owner: 'town', site: 0, status: 'inOperation' } as const;
const gym = { owner: 'town', site: 1, status: 'inOperation' } as const;
const passed = (daysAgo: number): DemoCheck => ({ daysAgo, outcome: 'passed' });

/** Twenty devices. Pumps are due every six months, defibrillators every month. */
export const demoDevices: DemoDevice[] = [
  {
    ...icu,
    model: 'pump',
    serialNumber: 'VN24A003117',
    room: 'Bett 1',
    commissionedDaysAgo: 500,
    checks: [passed(242), passed(60)],
    shows: 'inOrder',
  },
  {
    ...icu,
    model: 'pump',
    serialNumber: 'VN24A003118',
    room: 'Bett 2',
    commissionedDaysAgo: 500,
    checks: [passed(175)],
    shows: 'due',
  },
  {
    ...icu,
    model: 'pump',
    serialNumber: 'VN24A003119',
    room: 'Bett 3',
    commissionedDaysAgo: 500,
    checks: [passed(240)],
    shows: 'overdue',
  },
  { ...icu, model: 'pump', serialNumber: 'VN25C000482', room: 'Bett 4', commissionedDaysAgo: 20 },
  {
    ...icu,
    model: 'pump',
    serialNumber: 'VN24A003131',
    room: 'Bett 5',
    commissionedDaysAgo: 480,
    checks: [passed(170), { daysAgo: 3, outcome: 'failed' }],
    shows: 'failedLast',
  },
  {
    ...icu,
    model: 'pump',
    serialNumber: 'VN23F001904',
    room: 'Bett 6',
    commissionedDaysAgo: 900,
    checks: [passed(90)],
    status: 'blocked',
    shows: 'blocked',
  },
  {
    ...emergency,
    model: 'pump',
    serialNumber: 'VN19B000077',
    commissionedDaysAgo: 2400,
    checks: [passed(400)],
    status: 'decommissioned',
    shows: 'decommissioned',
  },
  {
    ...emergency,
    model: 'pump',
    serialNumber: 'VN24A003140',
    room: 'Schockraum 1',
    commissionedDaysAgo: 450,
    labels: 2,
    checks: [passed(30)],
    shows: 'superseded',
  },
  {
    ...emergency,
    model: 'pump',
    serialNumber: 'VN24A003141',
    room: 'Schockraum 2',
    commissionedDaysAgo: 450,
    checks: [{ daysAgo: 45, outcome: 'remarks' }],
  },
  {
    owner: 'hospital',
    site: 2,
    model: 'pump',
    serialNumber: 'VN23F001911',
    commissionedDaysAgo: 880,
    checks: [passed(200)],
    status: 'inRepair',
  },
  { owner: 'hospital', site: 2, model: 'pump', serialNumber: 'VN25C000490', status: 'inStorage' },
  { owner: 'hospital', site: 2, model: 'pump', serialNumber: 'VN25C000491', status: 'registered' },
  { owner: 'maker', model: 'pump', serialNumber: 'VN26A000015', status: 'unregistered', shows: 'unregistered' },
  {
    ...emergency,
    model: 'aed',
    serialNumber: 'CV-A3-24-0088',
    room: 'Flur',
    commissionedDaysAgo: 300,
    checks: [passed(70), passed(40), passed(9)],
  },
  {
    ...townHall,
    model: 'aed',
    serialNumber: 'CV-A3-2025-000174-EX',
    room: 'Hall',
    commissionedDaysAgo: 200,
    checks: [passed(34), passed(4)],
    shows: 'longestSerial',
  },
  {
    ...townHall,
    model: 'aed',
    serialNumber: 'CV-A3-25-0175',
    room: 'Salle du conseil',
    commissionedDaysAgo: 200,
    checks: [passed(27)],
  },
  {
    ...gym,
    model: 'aed',
    serialNumber: 'CV-A3-25-0180',
    room: 'Entrée',
    commissionedDaysAgo: 190,
    checks: [passed(80)],
  },
  { ...gym, model: 'aed', serialNumber: 'CV-A3-25-0181', room: 'Tribune', commissionedDaysAgo: 10 },
  { owner: 'maker', model: 'aed', serialNumber: 'CV-A3-26-0012', status: 'unregistered' },
  {
    ...gym,
    model: 'aed',
    serialNumber: 'CV-A3-23-0419',
    commissionedDaysAgo: 700,
    checks: [passed(400)],
    status: 'lost',
  },
];
