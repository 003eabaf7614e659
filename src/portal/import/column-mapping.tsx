import { useTranslation } from 'react-i18next';
import { importFields, type ImportField, type ImportPreview } from '../../contract/device-import.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { mappedColumns } from './mapped-columns.ts';
import { useFieldName } from './use-field-name.ts';

type MappingProps = {
  columns: ImportPreview['columns'];
  isDisabled: boolean;
  onMap: (mapping: (ImportField | null)[]) => void;
};

/** Of each column of the file what it is, with some of what stands in it. */
export function ColumnMapping({ columns, isDisabled, onMap }: MappingProps) {
  const { t } = useTranslation(['import', 'pages']);
  const nameOf = useFieldName();
  const options = [
    { id: leftOut, label: t('columns.leftOut') },
    ...importFields.map((id) => ({ id, label: nameOf(id) })),
  ];
  return (
    <Card title={t('columns.title')}>
      <p className="text-second">{t('columns.means')}</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ header, field, examples }, at) => (
          <Select
            // Columns have no other identity: two may be called alike.
            key={at}
            label={header === '' ? t('columns.nameless', { number: at + 1 }) : header}
            hint={examples.length > 0 ? t('columns.examples', { examples: examples.join(' · ') }) : t('columns.empty')}
            choose={t('pages:edit.choose')}
            options={options}
            value={field ?? leftOut}
            isDisabled={isDisabled}
            onChange={(id) =>
              onMap(mappedColumns(columns, { at, field: importFields.find((each) => each === id) ?? null }))
            }
          />
        ))}
      </div>
    </Card>
  );
}

const leftOut = 'leftOut';
