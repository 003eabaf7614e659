import { useTranslation } from 'react-i18next';
import type { ImportField } from '../../contract/device-import.ts';

/** What a field of a device is called to a person. */
export function useFieldName() {
  const { t } = useTranslation(['import', 'devices']);
  return (field: ImportField) =>
    field === 'id' || field === 'modelNo' ? t(`import:fields.${field}`) : t(`devices:fields.${field}`);
}
