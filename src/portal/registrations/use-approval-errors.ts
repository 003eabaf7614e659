import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../api/ask-server.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';

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
export function useApprovalErrors(error: Error | null) {
  const { t, i18n } = useTranslation(['registrations', 'pages', 'account']);
  const messageOf = useProblemMessage();
  const faults = fieldErrorsOf(error);
  const fault = (pointer: string): string | undefined => {
    const found = faults.find((each) => each.pointer === pointer);
    if (!found) return undefined;
    const isOurs = i18n.exists(`registrations:approve.errors.${found.code}`);
    return isOurs ? t(keyOfCode(i18n, 'registrations:approve.errors', found.code)) : errorMessage(i18n, found);
  };
  const isAtFields = faults.length > 0 && faults.every(({ pointer }) => shown.includes(pointer));
  return { fault, banner: isAtFields ? t('pages:edit.check') : messageOf(error) };
}
