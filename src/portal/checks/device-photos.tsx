import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { Device } from '../../contract/device.ts';
import { regional } from '../../i18n/regional.ts';
import { Card } from '../../ui/controls/card.tsx';
import { CheckPhoto } from './check-photo.tsx';

/** The photos of a device out of its registration and its checks, with the day each arrived. Nothing where there is none. */
export function DevicePhotos({ device: { customerId, photos } }: { device: Device }) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('checks');
  const days = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium' });
  if (photos.length === 0) return null;
  return (
    <Card title={t('photo.title')}>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ uploadId, submissionId, kindOfSubmission, receivedAt }) => (
          <li key={uploadId} className="grid w-24 gap-1 text-xs text-second">
            <CheckPhoto
              server={server}
              path={`/api/customers/${customerId}/files/${uploadId}?submissionId=${submissionId}`}
              isHere
            />
            <span>{t(`photo.${kindOfSubmission}`)}</span>
            <time dateTime={receivedAt}>{days.format(new Date(receivedAt))}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
