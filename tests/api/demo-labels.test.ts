import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checklistSchema } from '../../src/contract/checklist.ts';
import { demoLabelsSchema, type DemoLabels } from '../../src/contract/demo-label.ts';
import { languages } from '../../src/contract/language.ts';
import { publishErrors } from '../../src/domain/publish-errors.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import { demoChecklists } from '../../server/demo/demo-checklists.ts';
import { demoModels } from '../../server/demo/demo-models.ts';
import { worldChecklists, worldModels } from '../../server/demo/world-models.ts';
import { demoDevices } from '../../server/demo/demo-devices.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { codeIn } from '../support/readers/code-in.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

onOneDatabase(({ place, emptyPlace }) => {
  test('[DEV-3] the sheet of demo labels shows every state of the product once', async () => {
    const portal = await aPortal(await place());
    const { labels } = demoLabelsSchema.parse((await portal.call('GET /api/public/demo/labels')).json());
    expect(labels.map((label) => label.case)).toEqual([
      'inOrder',
      'due',
      'overdue',
      'failedLast',
      'blocked',
      'decommissioned',
      'superseded',
      'unregistered',
      'longestSerial',
      'unknownModel',
      'unknownDevice',
      'tampered',
    ]);
    for (const { url } of labels) expect(url).toMatch(/^HTTP:\/\/LOCALHOST:8080\/Q\/[0-9A-Z]{140,164}$/);
    expect(labels.find((label) => label.case === 'longestSerial')!.serialNumber).toHaveLength(20);
  });

  test('[DEV-3, QR-7] beside our labels the sheet has a code of somebody else and a UDI mark, as readers understand them', async () => {
    const portal = await aPortal(await place());
    const { labels, otherCodes } = (await portal.call('GET /api/public/demo/labels')).json<DemoLabels>();
    const [foreign, udi] = await Promise.all(otherCodes.map(({ modules }) => codeIn(drawn(modules))));
    expect(otherCodes.map((code) => code.case)).toEqual(['foreignCode', 'udiMark']);
    expect(foreign).toEqual({ kind: ']Q1', text: 'https://kardon.example/assets/XK-90210?from=label' });
    expect(readLabelText(foreign!.text, ['localhost:8080']).kind).toBe('foreign');

    const { serialNumber } = labels.find((label) => label.case === 'inOrder')!;
    expect(udi).toEqual({ kind: ']d2', text: `(01)04099213002105(11)240514(17)340500(21)${serialNumber}` });
    expect(otherCodes[1]).toMatchObject({ text: udi!.text, serialNumber, designation: 'Venaro 210' });
  });

  test('[OPS-3] without demo data there are no demo labels', async () => {
    const portal = await aPortal(await emptyPlace(), { settings: { demoAllowed: false } });
    expect((await portal.call('GET /api/public/demo/labels')).statusCode).toBe(404);
    expect((await portal.call('GET /meta/meta.json')).json()).toMatchObject({ demo: false });
  });

  test('[OPS-1] demo data are the same everywhere, so that a printed label survives a fresh start', async () => {
    const [one, two] = [await aPortal(await place()), await aPortal(await emptyPlace())];
    for (const table of ['device', 'checklistVersion'] as const) {
      const rows = await Promise.all(
        [one, two].map(({ database }) => database.db.selectFrom(table).selectAll().execute()),
      );
      expect(rows[1]).toEqual(rows[0]);
    }
  });
});

/** A picture of modules, eight pixels each, with the margin a reader needs. */
function drawn(modules: readonly string[]) {
  const [scale, margin] = [8, 4];
  const side = (modules.length + 2 * margin) * scale;
  const at = (pixel: number) => Math.floor(pixel / scale) - margin;
  const data = Uint8ClampedArray.from({ length: side * side * 4 }, (_, byte) => {
    const pixel = Math.floor(byte / 4);
    const isDark = modules[at(Math.floor(pixel / side))]?.[at(pixel % side)] === '1';
    return isDark && byte % 4 < 3 ? 0 : 255;
  });
  return { data, width: side, height: side };
}

const texts = (value: unknown): Record<string, string>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [value as Record<string, string>] : Object.values(value).flatMap(texts);
};

test('[I18N-1] demo checklists and models are complete in five languages, and no text is a copy of the English one', () => {
  const found = texts({ demoChecklists, demoModels, worldChecklists, worldModels });
  expect(found.length).toBeGreaterThan(40);
  for (const text of found) {
    expect(Object.keys(text).toSorted()).toEqual([...languages].toSorted());
    const copies = languages.filter((language) => language !== 'en' && text[language] === text.en);
    expect({ ...text, copies }).toEqual({ ...text, copies: [] });
  }
});

test('[I18N-1] a demo checklist that names an answer calls it what its button says', () => {
  const quotes = texts({ demoChecklists, worldChecklists }).flatMap((text) =>
    Object.entries(text).flatMap(([language, words]) =>
      [...words.matchAll(/[“„«]\s?(.+?)\s?[”“»]/g)].map(([, quoted]) => ({ language, quoted })),
    ),
  );
  expect(new Set(quotes.map(({ language }) => language))).toEqual(new Set(languages));
  for (const { language, quoted } of quotes) {
    const file = readFileSync(`public/locales/${language}/field.json`, 'utf8');
    const { result } = JSON.parse(file) as { result: Record<string, string> };
    expect([language, ...Object.values(result)]).toContain(quoted);
  }
});

test('[QR-3] the demo checklists use every kind of item', () => {
  const items = Object.values(demoChecklists).flatMap(
    (content) => checklistSchema.parse({ ...content, contentHash: '0'.repeat(64) }).items,
  );
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(['section', 'passFailNa', 'measurement', 'text', 'choice', 'photo']),
  );
  expect(items.some(({ visibleIf }) => visibleIf !== undefined)).toBe(true);
  for (const { serialNumber, model } of demoDevices) {
    const { serialPattern } = demoModels.find(({ name }) => name === model)!;
    expect(serialNumber).toMatch(new RegExp(serialPattern));
  }
});

test('[MOD-2] whoever opens a demo checklist to edit it can publish it again as it is', () => {
  for (const content of [...Object.values(demoChecklists), ...worldChecklists])
    expect([content.name.en, publishErrors(content)]).toEqual([content.name.en, []]);
});
