import { useTranslation } from 'react-i18next';
import {
  delimiters,
  encodings,
  importKeys,
  type ImportPreview,
  type ImportSettings,
} from '../../contract/device-import.ts';
import { regional } from '../../i18n/regional.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Select } from '../../ui/controls/select.tsx';

type ReadAsProps = { preview: ImportPreview; isDisabled: boolean; onChange: (settings: ImportSettings) => void };

const encodingName = { 'utf-8': 'utf8', 'windows-1252': 'windows1252' } as const;
const delimiterName = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

/** How the file was read: guessed, shown, and changed by whoever knows better. */
export function ReadAs({ preview, isDisabled, onChange }: ReadAsProps) {
  const { t, i18n } = useTranslation(['import', 'devices', 'pages']);
  const { fileName, format, rows, delimiter, encoding, key } = preview;
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const choose = t('pages:edit.choose');
  return (
    <Card title={t('read.title')}>
      <p>
        <span className="font-strong wrap-anywhere">{fileName}</span>{' '}
        {t(`read.${format}`, { count: rows, rows: numbers.format(rows) })}
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {format === 'csv' && (
          <>
            <Select
              label={t('read.delimiter')}
              choose={choose}
              isDisabled={isDisabled}
              options={delimiters.map((id) => ({ id, label: t(`read.delimiters.${delimiterName[id]}`) }))}
              value={delimiter}
              // Other columns: what they are is guessed again.
              onChange={(id) => onChange({ delimiter: delimiters.find((each) => each === id), mapping: undefined })}
            />
            <Select
              label={t('read.encoding')}
              hint={t('read.encodingHint')}
              choose={choose}
              isDisabled={isDisabled}
              options={encodings.map((id) => ({ id, label: t(`read.encodings.${encodingName[id]}`) }))}
              value={encoding}
              onChange={(id) => onChange({ encoding: encodings.find((each) => each === id) })}
            />
          </>
        )}
        <Select
          label={t('read.key')}
          hint={t('read.keyHint')}
          choose={choose}
          isDisabled={isDisabled}
          options={importKeys.map((id) => ({ id, label: t(`devices:fields.${id}`) }))}
          value={key}
          onChange={(id) => onChange({ key: importKeys.find((each) => each === id) })}
        />
      </div>
    </Card>
  );
}
