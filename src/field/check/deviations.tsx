import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { penPath } from '../../ui/more-icon-paths.ts';
import { answerWords } from './answer-words.ts';
import type { ShownStep } from './missing-answers.ts';

/** Every step that failed or is remarked on, with its answer, its limits and what was written to it. */
export function Deviations({ steps, language }: { steps: ShownStep[]; language: Language }) {
  const { t } = useTranslation(['work', 'field']);
  const deviating = steps.filter(({ verdict, draft }) => verdict === 'fail' || verdict === 'remark' || draft?.comment);
  if (deviating.length === 0) return null;
  return (
    <section className="card" aria-labelledby="deviations">
      <header>
        <h2 id="deviations">{t('work:review.deviations', { count: deviating.length })}</h2>
        <a className="text-link" href="#steps">
          <Icon path={penPath} />
          {t('work:review.change')}
        </a>
      </header>
      <ul className="list">
        {deviating.map(({ item, nr, draft, verdict }) => {
          const { answer, limits } = answerWords({ item, draft, language, t });
          return (
            <li key={item.itemId} className="grid gap-1 p-4">
              <p className="strong">
                {nr}. {localText(item.label, language)}
              </p>
              <p>
                <span className={verdict === 'fail' ? 'bad state-word' : 'soon state-word'}>{answer}</span>{' '}
                <span className="muted">{limits}</span>
              </p>
              {draft?.comment && <p className="muted">{t('work:review.quoted', { text: draft.comment })}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
