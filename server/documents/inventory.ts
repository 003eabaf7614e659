import type { CheckKind } from '../../src/contract/checklist.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';
import type { InventoryRow } from './inventory-rows.ts';

type About = { words: Words; customerName: string };

/** The inventory list with what MPBetreibV § 14 asks for. */
export async function* inventoryParts(
  rows: AsyncIterable<InventoryRow[]>,
  { words, customerName }: About,
): AsyncGenerator<DocumentPart[]> {
  const { say } = words;
  const title = (name: string) => say(`documents:inventory.${name}`);
  yield [
    { kind: 'heading', level: 1, text: title('title') },
    { kind: 'paragraph', text: `${customerName}. ${title('text')}`, tone: 'quiet' },
    {
      kind: 'table',
      columns: [
        { title: title('device'), share: 19 },
        { title: title('numbers'), share: 14 },
        { title: say('devices:fields.acquisitionYear'), share: 11 },
        { title: say('devices:fields.manufacturer'), share: 16 },
        { title: say('devices:fields.udiDi'), share: 12 },
        { title: say('devices:fields.inventoryNumber'), share: 10 },
        { title: title('place'), share: 15 },
        { title: title('deadlines'), share: 13 },
      ],
    },
  ];
  for await (const some of rows)
    yield [
      {
        kind: 'rows',
        rows: some.map((row) => {
          const { device } = row;
          return [
            lines(device.designation, row.kind, row.typeCode, device.name),
            lines(device.serialNumber, device.lotNumber && say('documents:inventory.lot', { lot: device.lotNumber })),
            String(device.acquisitionYear ?? ''),
            row.manufacturer,
            row.udiDi ?? '',
            device.inventoryNumber ?? '',
            lines(device.siteName, device.department, device.room),
            lines(deadline(row, 'stk', words), deadline(row, 'mtk', words)),
          ];
        }),
      },
    ];
}

/** The same as columns of a spreadsheet, each fact in one of its own. */
export function inventoryColumns(words: Words): Record<string, (row: InventoryRow) => string | number | null> {
  const { say } = words;
  const date = (kind: CheckKind) => (row: InventoryRow) => row.due.find((it) => it.kind === kind)?.dueOn ?? null;
  return {
    [say('devices:fields.model')]: ({ device }) => device.designation,
    [say('documents:inventory.kind')]: ({ kind }) => kind,
    [say('documents:inventory.type')]: ({ typeCode }) => typeCode,
    [say('devices:fields.serialNumber')]: ({ device }) => device.serialNumber,
    [say('devices:fields.lotNumber')]: ({ device }) => device.lotNumber,
    [say('devices:fields.acquisitionYear')]: ({ device }) => device.acquisitionYear,
    [say('devices:fields.manufacturer')]: ({ manufacturer }) => manufacturer,
    [say('devices:fields.udiDi')]: ({ udiDi }) => udiDi,
    [say('devices:fields.inventoryNumber')]: ({ device }) => device.inventoryNumber,
    [say('devices:fields.name')]: ({ device }) => device.name,
    [say('devices:fields.site')]: ({ device }) => device.siteName,
    [say('devices:fields.department')]: ({ device }) => device.department,
    [say('devices:fields.room')]: ({ device }) => device.room,
    [say('devices:fields.status')]: ({ device }) => say(`devices:status.${device.status}`),
    [say('documents:inventory.stkDue')]: date('stk'),
    [say('documents:inventory.mtkDue')]: date('mtk'),
  };
}

const lines = (...parts: (string | null | undefined)[]) =>
  parts.filter((it) => it !== null && it !== undefined && it !== '').join('\n');

function deadline({ due }: InventoryRow, kind: 'stk' | 'mtk', { say, day }: Words): string | null {
  const found = due.find((it) => it.kind === kind);
  return found ? say(`documents:inventory.${kind}`, { date: day(found.dueOn) }) : null;
}
