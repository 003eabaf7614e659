import { useTranslation } from 'react-i18next';
import type { DeviceModel } from '../../contract/device-model.ts';
import { lockPath, penPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';

/** Whether customers see a model. The usual state is said quietly. */
export function ModelState({ status }: Pick<DeviceModel, 'status'>) {
  const { t } = useTranslation('models');
  if (status === 'released') return <span className="text-second">{t('status.released')}</span>;
  return (
    <Badge tone="idle" icon={status === 'draft' ? penPath : lockPath}>
      {t(`status.${status}`)}
    </Badge>
  );
}
