import { useTranslation } from 'react-i18next';
import type { CheckLine } from '../../contract/check-details.ts';

/** What whoever checked said the device was. */
export function useClaimedLabels() {
  const { t } = useTranslation('checks');
  return ({ claimed: { deviceRef, modelNo, serialNumber } }: Pick<CheckLine, 'claimed'>) =>
    [serialNumber, deviceRef, modelNo !== null && t('unassigned.modelNo', { modelNo })].filter(Boolean).join(', ') ||
    t('unassigned.nothingNamed');
}
