import type { IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';

type TitleProps = { item: OutboxItem; nameOf: (device: IdentifiedDevice) => string; state: string };

/** Which device, and under it: state, kind of submission, when it was made. */
export function ItemTitle({ item, nameOf, state }: TitleProps) {
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
      <p className="muted small">
        <strong>{state}</strong> {t(`unsent.${kind}`, { made })}
      </p>
    </>
  );
}
