import { useTranslation } from 'react-i18next';
import { importFields, type ImportPreview } from '../../contract/device-import.ts';
import { givenStatuses } from '../../contract/device.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useFieldName } from './use-field-name.ts';

export type WrongLine = { row: string; column: string; reason: string };

/** Each fault of a file in words: its row, its column as the file calls it, and why. */
export function useWrongLines() {
  const { i18n } = useTranslation(['import', 'account']);
  const nameOf = useFieldName();
  return ({ errors, columns }: Pick<ImportPreview, 'errors' | 'columns'>): WrongLine[] =>
    errors.map(({ pointer, code, params }) => {
      const [, row = '', name = ''] = pointer.split('/');
      const field = importFields.find((each) => each === name);
      const header = columns.find((column) => field !== undefined && column.field === field)?.header;
      const known = field === undefined ? name : nameOf(field);
      const reason = i18n.exists(`import:faults.${code}`)
        ? i18n.t(keyOfCode(i18n, 'import:faults', code), { code, ...params, choices: givenStatuses.join(', ') })
        : errorMessage(i18n, { code, params });
      return { row, column: header === undefined || header === '' ? known : header, reason };
    });
}
