import type { CustomerRow } from '../database/tables.ts';
import type { SeededRandom } from './seeded-random.ts';

type Fleet = readonly (readonly [modelNo: number, weight: number])[];

const hospital: Fleet = [
  [210, 26],
  [220, 24],
  [410, 22],
  [520, 8],
  [610, 7],
  [715, 6],
  [830, 6],
  [305, 3],
];
const fleets: Partial<Record<CustomerRow['type'], Fleet>> = {
  hospital,
  maker: hospital,
  practice: [
    [830, 5],
    [410, 3],
    [610, 2],
    [305, 2],
  ],
  careHome: [
    [715, 6],
    [520, 4],
    [830, 2],
    [305, 1],
  ],
  emergencyService: [
    [305, 5],
    [520, 4],
    [410, 4],
    [220, 3],
    [715, 2],
  ],
};

/** The models a customer of this type has, by how common they are there: a town has defibrillators only. */
export const modelsAt = (type: CustomerRow['type']): Fleet => fleets[type] ?? [[305, 1]];

/** Every character a serial number may have beyond letters and digits occurs in one of these. */
const oddSerials = ['', 'S/N-7%4', 'a_b(9)', `X"1'&2`, '<<A>>', 'Q=1?', 'N:5;6', '!K*2', 'R+1,5', 'Z.0.0.1'];

/** A serial number as the model has them, different for every device. */
export function serialOf(modelNo: number, at: number, random: SeededRandom): string {
  const number = String(at);
  const year = random.whole(19, 26);
  const letter = random.pick(['A', 'B', 'C', 'E', 'F']);
  switch (modelNo) {
    case 210:
      return `VN${year}${letter}${number.padStart(6, '1')}`;
    case 220:
      return `SP${year}${letter}${number.padStart(6, '0')}`;
    case 305:
      return `CV-A3-${year}-${number.padStart(4, '0')}-${letter}`;
    case 410:
      return `M4-${year}${number.padStart(5, '0')}`;
    case 520:
      return random.chance(0.3) ? `${random.pick(oddSerials)}${number}` : `AS-${number}`;
    case 610:
      return `SC3-${letter}${number.padStart(5, '0')}`;
    case 715:
      return `OX5${number.padStart(6, '0')}`;
    default:
      return number;
  }
}
