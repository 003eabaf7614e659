import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { labelLayouts } from '../../domain/label-layouts.ts';
import { fewestModules, layoutRefusal } from './layout-refusal.ts';

const refused = (modules?: number) =>
  labelLayouts.filter((layout) => layoutRefusal(layout, modules)).map(({ id }) => id);

test('[DEV-3, P45] a 12 mm tape is refused before anything is asked, and no other layout is', () => {
  expect(refused()).toEqual(['tape12at180', 'tape12at300']);
});

test('[DEV-3, P45] a layout that is too small for the code of this device is refused with the sizes', () => {
  expect(refused(57)).toContain('tape24at300');
  const layout = labelLayouts.find(({ id }) => id === 'tape24at300')!;
  expect(layoutRefusal(layout, 57)).toEqual({ module: 20 / 65, smallest: 0.33 });
});

test('[DEV-3] the shortest label there is has as many modules as are reckoned with', () => {
  const shortest = `HTTPS://A.DE/Q/${'8'.repeat(133)}`; // a serial number of one character
  const modules = encodeQR(shortest, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 });
  expect(modules).toHaveLength(fewestModules + 2);
});
