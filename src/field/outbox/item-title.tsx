import type { IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';

type TitleProps = {
  item: OutboxItem;
  nameOf: (device: IdentifiedDevice) => string;
  state: string;
  tone: 'over' | 'info' | 'idle';
};

/** Which device, and under it: state, kind of submission, when it was made. */
export function ItemTitle({ item, nameOf, state, tone }: TitleProps) {
  const { t, i18n } = useTranslation('work');
  const made = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    item.queuedAt,
  );
  const kind = item.submission.kindOfSubmission === 'deviceRegistration' ? 'registration' : 'check';
  return (
    <>
      <h3>
        {nameOf(item.device)} <span className="code light">{item.device.serialNumber}</span>
      </h3>
      <p className={`state-word small ${tone}`}>{state}</p>
      <p className="muted small">{t(`unsent.${kind}`, { made })}</p>
    </>
  );
}
