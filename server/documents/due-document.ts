import { checkStandard } from '../../src/domain/check-standard.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';
import type { InventoryRow } from './inventory-rows.ts';

/** What is due, the device with the nearest date first, each with all its dates. */
export async function* dueParts(
  rows: AsyncIterable<InventoryRow[]>,
  { words, customerName }: { words: Words; customerName: string },
): AsyncGenerator<DocumentPart[]> {
  const { say, day } = words;
  yield [
    { kind: 'heading', level: 1, text: say('documents:due.title') },
    { kind: 'paragraph', text: `${customerName}. ${say('documents:due.text')}`, tone: 'quiet' },
    {
      kind: 'table',
      columns: [
        { title: say('documents:due.checks'), share: 42 },
        { title: say('documents:inventory.device'), share: 22 },
        { title: say('devices:fields.inventoryNumber'), share: 12 },
        { title: say('documents:inventory.place'), share: 24 },
      ],
    },
  ];
  for await (const some of rows)
    yield [
      {
        kind: 'rows',
        rows: some.flatMap(({ device, due }) => {
          if (due.length === 0) return [];
          const dates = due.map(({ kind, dueOn, state }) => {
            const standard = checkStandard(kind);
            const what = say(`field:kind.${kind}`) + (standard === null ? '' : ` (${standard})`);
            return `${what}: ${say(`devices:due.${state}`, { date: day(dueOn) })}`;
          });
          const place = [device.siteName, device.department, device.room].filter((it) => it !== null && it !== '');
          const what = `${device.designation ?? ''}\n${device.serialNumber}`;
          return [[dates.join('\n'), what, device.inventoryNumber ?? '', place.join('\n')]];
        }),
      },
    ];
}
