import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheck } from '../../contract/function-check.ts';
import type { Language } from '../../contract/language.ts';
import { draftFromSubmission } from '../../domain/draft-from-submission.ts';
import { isAnswerable } from '../../domain/visible-items.ts';
import { localText } from '../../domain/local-text.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { KeptPhotos } from './kept-photos.tsx';
import { submittedWords } from './submitted-words.ts';

type ContentProps = { item: OutboxItem; storage: FieldStorage; language: Language };

/** What a submission says, in words, with its photos. */
export function ItemContent({ item, storage, language }: ContentProps) {
  const isRegistration = item.submission.kindOfSubmission === 'deviceRegistration';
  return (
    <>
      <dl className="facts">
        {isRegistration ? (
          <RegistrationFacts item={item} />
        ) : (
          <CheckFacts check={item.submission as Partial<FunctionCheck>} storage={storage} language={language} />
        )}
      </dl>
      <KeptPhotos submissionId={item.id} storage={storage} />
    </>
  );
}

type CheckProps = { check: Partial<FunctionCheck>; storage: FieldStorage; language: Language };

function CheckFacts({ check, storage, language }: CheckProps) {
  const { t } = useTranslation(['work', 'field']);
  const checklist = useChecklist(check, storage);
  const { answers = [], performer, overallComment, correctionReason } = check;
  return (
    <>
      {answers.map((answer, at) => {
        const step = checklist?.items.find(({ itemId }) => itemId === answer.itemId);
        const label = step ? localText('label' in step ? step.label : {}, language) : '';
        const item = step && isAnswerable(step) ? step : undefined;
        return (
          <Fact key={answer.itemId} name={label || t('work:unsent.step', { nr: at + 1 })}>
            {[submittedWords({ answer, item, language, t }), answer.comment].filter(Boolean).join('. ')}
          </Fact>
        );
      })}
      {overallComment && <Fact name={t('work:review.comment')}>{overallComment}</Fact>}
      {correctionReason && <Fact name={t('work:unsent.correctReason')}>{correctionReason}</Fact>}
      {performer && <Fact name={t('work:performer.title')}>{performer.name}</Fact>}
    </>
  );
}

function RegistrationFacts({ item }: { item: OutboxItem }) {
  const { t, i18n } = useTranslation(['work']);
  const draft = draftFromSubmission({ ...item, savedAt: '' });
  const { marketing: _consent, correctionReason, ...fields } = draft?.fields ?? {};
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <Fact key={name} name={t(keyOfCode(i18n, 'work:fieldName', name))}>
          {value}
        </Fact>
      ))}
      {correctionReason && <Fact name={t('unsent.correctReason')}>{correctionReason}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The version it was made with, where this phone or the server has it; else its steps have numbers only. */
function useChecklist({ checklistId, checklistVersion: version }: Partial<FunctionCheck>, storage: FieldStorage) {
  const [checklist, setChecklist] = useState<Checklist | null>(null);
  useEffect(() => {
    if (checklistId === undefined || version === undefined) return;
    void storage.pack.checklistOf({ checklistId, version }).then(setChecklist, () => undefined);
  }, [storage, checklistId, version]);
  return checklist;
}
