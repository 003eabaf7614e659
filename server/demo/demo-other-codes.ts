import type { DemoLabels } from '../../src/contract/demo-label.ts';
import { codeModules, type Symbology } from './code-modules.ts';
import { demoDevices } from './demo-devices.ts';
import { demoModels } from './demo-models.ts';

type OtherCode = DemoLabels['otherCodes'][number];

const [pump] = demoModels;
const [{ serialNumber }] = demoDevices as [(typeof demoDevices)[number]];

const codes: (Omit<OtherCode, 'modules'> & { symbology: Symbology })[] = [
  {
    case: 'foreignCode',
    symbology: { format: 'QRCode' },
    text: 'https://kardon.example/assets/XK-90210?from=label',
    designation: 'Kardon X2',
    serialNumber: 'XK-90210',
  },
  {
    case: 'udiMark',
    symbology: { format: 'DataMatrix', options: 'gs1' },
    // Made on 14 May 2024, to be used until the end of May 2034: day 00 means the last of its month.
    text: `(01)${pump!.udiDi}(11)240514(17)340500(21)${serialNumber}`,
    designation: pump!.designation,
    serialNumber,
  },
];

let drawn: Promise<OtherCode[]> | undefined;

/** What else sticks on devices: the code of another maker, and the UDI mark of the first demo device. */
export const demoOtherCodes = (): Promise<OtherCode[]> => (drawn ??= Promise.all(codes.map(drawnCode)));

const drawnCode = async ({ symbology, ...code }: (typeof codes)[number]): Promise<OtherCode> => ({
  ...code,
  modules: await codeModules(code.text, symbology),
});
