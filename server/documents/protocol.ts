import type { Kysely } from 'kysely';
import type { Answer } from '../../src/contract/answer.ts';
import type { AnswerableItem, ChecklistItem } from '../../src/contract/checklist.ts';
import type { CheckDetails } from '../../src/contract/check-details.ts';
import { localText } from '../../src/domain/local-text.ts';
import type { Tables } from '../database/tables.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';
import { answerWords, limitWords } from './protocol-answers.ts';
import { protocolHead } from './protocol-head.ts';
import { protocolPhotos } from './protocol-photos.ts';

type Protocol = {
  db: Kysely<Tables>;
  check: CheckDetails;
  words: Words;
  /** Whether whoever reads it may know whose device it is. */
  isOwn: boolean;
};

/** The protocol of a check: what was asked in the words of that time, what was answered, and what it came to. */
export async function* protocolParts({ db, check, words, isOwn }: Protocol): AsyncGenerator<DocumentPart[]> {
  yield await protocolHead(db, { check, words, isOwn });
  yield checklistParts(check, words);
  yield* protocolPhotos(db, check, words);
  yield closingParts(check, words);
}

function checklistParts(check: CheckDetails, words: Words): DocumentPart[] {
  const { checklist, answers, verdicts } = check;
  if (!checklist) return [{ kind: 'paragraph', text: words.say('documents:protocol.noChecklist') }];
  const { language } = words;
  const parts: DocumentPart[] = [{ kind: 'heading', level: 2, text: localText(checklist.name, language) }];
  if (checklist.intro) parts.push({ kind: 'paragraph', text: localText(checklist.intro, language), tone: 'quiet' });
  const evaluated = new Map(verdicts.map(({ itemId, verdict }) => [itemId, verdict]));
  let rows: string[][] = [];
  const begin = () => {
    rows = [];
    parts.push(tableOfSteps(words), { kind: 'rows', rows });
  };
  const [first] = checklist.items;
  if (first?.kind !== 'section') begin();
  for (const item of checklist.items) {
    if (item.kind === 'section') {
      parts.push({ kind: 'heading', level: 3, text: localText(item.label, language) });
      begin();
      continue;
    }
    const verdict = evaluated.get(item.itemId);
    if (verdict === undefined) continue; // an earlier answer made it needless
    const answer = answers.find(({ itemId }) => itemId === item.itemId);
    rows.push([
      stepWords(item, words),
      withComment(item, { answer, words }),
      limitWords(item, words),
      words.say(`documents:verdict.${verdict}`),
    ]);
  }
  return parts.filter(
    (part, at) => !isEmptyTable(part, parts[at + 1]) && !(part.kind === 'rows' && part.rows.length === 0),
  );
}

const isEmptyTable = (part: DocumentPart, next: DocumentPart | undefined) =>
  part.kind === 'table' && next?.kind === 'rows' && next.rows.length === 0;

const tableOfSteps = (words: Words): DocumentPart => ({
  kind: 'table',
  columns: [
    { title: words.say('documents:protocol.step'), share: 38 },
    { title: words.say('documents:protocol.answer'), share: 30 },
    { title: words.say('documents:protocol.limits'), share: 18 },
    { title: words.say('documents:protocol.verdict'), share: 14 },
  ],
});

const stepWords = (item: AnswerableItem, words: Words) =>
  localText(item.label, words.language) + (item.critical ? ` (${words.say('documents:protocol.critical')})` : '');

function withComment(item: ChecklistItem, { answer, words }: { answer: Answer | undefined; words: Words }): string {
  const said = answerWords(item, { value: answer?.value ?? null, words });
  const comment = answer?.comment ?? '';
  return [said, comment === '' ? '' : words.say('documents:protocol.commented', { comment })]
    .filter((it) => it !== '')
    .join('\n');
}

/** Characters of a drawn signature are points of a box of this size (src/field/check/signature-path). */
const signatureBox = { width: 600, height: 200 };

function closingParts({ overallComment, signature, performer }: CheckDetails, words: Words): DocumentPart[] {
  const parts: DocumentPart[] = [];
  if (overallComment !== '')
    parts.push(
      { kind: 'heading', level: 2, text: words.say('checks:comment') },
      { kind: 'paragraph', text: overallComment },
    );
  if (!signature) return parts;
  parts.push({ kind: 'heading', level: 2, text: words.say('checks:signature') });
  if (signature.kind === 'typed') parts.push({ kind: 'paragraph', text: signature.name });
  else parts.push({ kind: 'drawing', path: signature.path, ...signatureBox, alt: words.say('checks:drawn') });
  parts.push({ kind: 'paragraph', text: performer.name, tone: 'quiet' });
  return parts;
}
