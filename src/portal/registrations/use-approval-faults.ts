import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../api/ask-server.ts';
import { faultWords } from '../../i18n/field-words.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';

const shown: readonly string[] = [
  '/customer/id',
  '/customer/create/customerNr',
  '/site/id',
  '/site/create/name',
  '/device/id',
  '/device/create/modelId',
  '/device/create/serialNumber',
  '/inventoryNumber',
];

/** Why a registration was not approved: in words at the field that can mend it, else above the button. */
export function useApprovalFaults(error: Error | null) {
  const { t, i18n } = useTranslation(['registrations', 'desk', 'account']);
  const refusal = useRefusal();
  const faults = fieldErrorsOf(error);
  const fault = (pointer: string): string | undefined => {
    const found = faults.find((each) => each.pointer === pointer);
    if (!found) return undefined;
    const isOurs = i18n.exists(`registrations:approve.errors.${found.code}`);
    return isOurs ? t(keyOfCode(i18n, 'registrations:approve.errors', found.code)) : faultWords(i18n, found);
  };
  const isAtFields = faults.length > 0 && faults.every(({ pointer }) => shown.includes(pointer));
  return { fault, banner: isAtFields ? t('desk:edit.check') : refusal(error) };
}
