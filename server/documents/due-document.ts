import { checkStandard } from '../../src/domain/check-standard.ts';
import { dueGroup } from '../../src/domain/due-words.ts';
import type { DocumentPart } from './document-part.ts';
import { dueSentence, type Words } from '../texts/words-in.ts';
import type { InventoryRow } from './inventory-rows.ts';

/** What is due under a heading each for late, this week, this month and later; devices by their most urgent date, each with all. */
export async function* dueParts(
  rows: AsyncIterable<InventoryRow[]>,
  { words, customerName }: { words: Words; customerName: string },
): AsyncGenerator<DocumentPart[]> {
  const { say, day } = words;
  yield [
    { kind: 'heading', level: 1, text: say('documents:due.title') },
    { kind: 'paragraph', text: `${customerName}. ${say('documents:due.text')}`, tone: 'quiet' },
  ];
  const table: DocumentPart = {
    kind: 'table',
    columns: [
      { title: say('documents:due.checks'), share: 42 },
      { title: say('documents:inventory.device'), share: 22 },
      { title: say('devices:fields.inventoryNumber'), share: 12 },
      { title: say('documents:inventory.place'), share: 24 },
    ],
  };
  let group: string | undefined;
  for await (const some of rows) {
    const dated = some.filter(({ due }) => due.length > 0);
    const groups = Map.groupBy(dated, ({ due, today }) => dueGroup(due[0]!, today));
    for (const [name, devices] of groups) {
      const heading: DocumentPart = { kind: 'heading', level: 2, text: say(`devices:due.group.${name}`) };
      yield [...(name === group ? [] : [heading, table]), { kind: 'rows', rows: devices.map(written) }];
      group = name;
    }
  }

  function written({ device, due, today }: InventoryRow): string[] {
    const dates = due.map((each) => {
      const standard = checkStandard(each.kind);
      const what = say(`field:kind.${each.kind}`) + (standard === null ? '' : ` (${standard})`);
      return `${what}: ${dueSentence(words, each, today)}, ${day(each.dueOn)}`;
    });
    const place = [device.siteName, device.department, device.room].filter((it) => it !== null && it !== '');
    const what = `${device.designation ?? ''}\n${device.serialNumber}`;
    return [dates.join('\n'), what, device.inventoryNumber ?? '', place.join('\n')];
  }
}
