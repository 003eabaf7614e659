import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import type { CheckKind } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { stepNumber } from './item-edits.ts';
import { useItemLabels } from './use-item-labels.ts';
import { useModelNames } from './use-model-names.ts';

type ContentProps = { content: ChecklistContent; kind: CheckKind; language: Language; server: AskServer };

/** What a version of a checklist says, to be read. */
export function ChecklistContentView({ content, kind, language, server }: ContentProps) {
  const { t } = useTranslation(['checklists', 'field']);
  const { wordsOf } = useModelNames(server);
  const { textOf, detailsOf, flagsOf, conditionOf } = useItemLabels(language);
  const { items, intro, modelNos, passRule, onFail, signature, instruments } = content;
  return (
    <>
      <Card>
        <DescriptionList
          facts={[
            { term: t('fields.kind'), value: t(`field:kind.${kind}`) },
            ...(intro ? [{ term: t('fields.intro'), value: localText(intro, language) }] : []),
            { term: t('fields.models'), value: wordsOf(modelNos) },
            { term: t('fields.passRule'), value: t(`rules.passRule.${passRule}`) },
            { term: t('fields.onFail'), value: t(`rules.onFail.${onFail}`) },
            { term: t('fields.signature'), value: t(`rules.signature.${signature}`) },
            { term: t('fields.instruments'), value: t(`rules.instruments.${instruments}`) },
          ]}
        />
      </Card>
      <Card title={t('items.title')} isFlush>
        <ol>
          {items.map((item) => {
            const nth = stepNumber(items, item.itemId);
            const condition = conditionOf(item, items);
            return (
              <li key={item.itemId} className="flex gap-3 border-b border-line px-(--pad) py-3 last:border-b-0">
                <span className="w-6 shrink-0 text-second tabular-nums">{nth > 0 && nth}</span>
                <div className="min-w-0 grow">
                  <p className={item.kind === 'section' ? 'text-l font-strong' : 'font-strong'}>{textOf(item)}</p>
                  {item.help && <p className="text-s">{localText(item.help, language)}</p>}
                  <p className="text-xs text-second">{[detailsOf(item), ...flagsOf(item)].join(' · ')}</p>
                  {condition && <p className="text-xs text-second">{condition}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </Card>
    </>
  );
}
