import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import type { Answer } from '../../contract/answer.ts';
import type { AnswerableItem, ChecklistItem } from '../../contract/checklist.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { languages, type Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { CheckPhoto } from './check-photo.tsx';

export type AnswerWords = (said: { answer: Answer; item: AnswerableItem | undefined; language: Language }) => string;
type ListProps = {
  server: AskServer;
  /** The address of a photo, ready for more of its query. */
  photoPath: (uploadId: string) => string;
  check: CheckDetails;
  answerWords: AnswerWords;
};
type Verdict = CheckDetails['verdicts'][number]['verdict'];

const looks: Partial<Record<Verdict, { tone: Tone; icon: string }>> = {
  pass: { tone: 'ok', icon: okPath },
  remark: { tone: 'soon', icon: attentionPath },
  fail: { tone: 'bad', icon: failedPath },
};

/** Each step of the checklist as it was, what was answered, and how the server evaluated it. */
export function AnswerList({ server, photoPath, check, answerWords }: ListProps) {
  const { i18n } = useTranslation();
  const language = languages.find((each) => each === i18n.language) ?? 'en';
  const steps: { itemId: string; item: ChecklistItem | undefined; answer: Answer | undefined }[] = check.checklist
    ? check.checklist.items.map((item) => ({
        itemId: item.itemId,
        item,
        answer: check.answers.find(({ itemId }) => itemId === item.itemId),
      }))
    : check.answers.map((answer) => ({ itemId: answer.itemId, item: undefined, answer }));
  const shown = steps.filter(({ item, answer }) => item?.kind === 'section' || answer);
  return (
    <Card isFlush title={check.checklist ? localText(check.checklist.name, language) : undefined}>
      <ol>
        {shown.map(({ itemId, item, answer }) =>
          item?.kind === 'section' ? (
            <li key={itemId} className="border-b border-line bg-sunken px-(--pad) py-2 font-strong">
              {localText(item.label, language)}
            </li>
          ) : (
            <li key={itemId} className="grid gap-1 border-b border-line px-(--pad) py-3 last:border-b-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3 className="min-w-0 text-m font-medium">{item ? localText(item.label, language) : itemId}</h3>
                {answer && (
                  <Evaluated verdict={check.verdicts.find((each) => each.itemId === itemId)?.verdict}>
                    {answerWords({ answer, item, language })}
                  </Evaluated>
                )}
              </div>
              {answer?.comment && <p className="text-s whitespace-pre-line text-second">{answer.comment}</p>}
              {answer && answer.photos.length > 0 && (
                <div className="flex flex-wrap gap-2">
                  {answer.photos.map(({ uploadId }) => (
                    <CheckPhoto
                      key={uploadId}
                      server={server}
                      path={photoPath(uploadId)}
                      isHere={check.arrivedPhotos.includes(uploadId)}
                    />
                  ))}
                </div>
              )}
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}

function Evaluated({ verdict, children }: { verdict: Verdict | undefined; children: string }) {
  const look = verdict && looks[verdict];
  if (!look) return <span className="text-second">{children}</span>;
  const Look = verdict === 'fail' ? Badge : StatusWord;
  return <Look {...look}>{children}</Look>;
}
