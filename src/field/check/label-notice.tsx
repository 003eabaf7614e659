import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import type { LabelCondition } from './opened-check.ts';

const tones = { unverifiable: 'soon', invalid: 'bad', damaged: 'over' } as const;

/** What is wrong with the label, and that the check can be made all the same. A good label needs no words here. */
export function LabelNotice({ condition }: { condition: LabelCondition }) {
  const { t } = useTranslation('work');
  if (condition === 'verified' || condition === 'manual') return null;
  return (
    <Banner tone={tones[condition]} title={t(`label.${condition}.title`)}>
      <p>{t(`label.${condition}.text`)}</p>
    </Banner>
  );
}
