import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '../../contract/device-import.ts';
import { regional } from '../../i18n/regional.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { downloadPath } from '../../ui/controls/portal-icon-paths.ts';
import { saveFile } from '../../ui/save-file.ts';
import { errorRowsCsv } from './error-rows-csv.ts';
import { useWrongLines } from './use-wrong-lines.ts';

const mostShown = 50;

/** The rows that are wrong, each with its column and the reason; all of them go into a file. */
export function WrongRows({ preview }: { preview: ImportPreview }) {
  const { t, i18n } = useTranslation('import');
  const lines = useWrongLines()(preview);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const heads = [t('wrong.row'), t('wrong.column'), t('wrong.reason')] as const;
  function save() {
    const cells = lines.map(({ row, column, reason }) => [row, column, reason]);
    const text = errorRowsCsv([heads, ...cells], i18n.language);
    saveFile(t('wrong.fileName'), new Blob([text], { type: 'text/csv' }));
  }
  return (
    <Card
      isFlush
      title={t('wrong.title')}
      end={
        <Button isCompact icon={downloadPath} onPress={save}>
          {t('wrong.save')}
        </Button>
      }
    >
      <DataTable
        label={t('wrong.title')}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'row',
            head: heads[0],
            inCard: 'line',
            cell: ({ row }) => <span className="font-strong">{t('wrong.rowNo', { row })}</span>,
          },
          {
            id: 'column',
            head: heads[1],
            inCard: 'line',
            cell: ({ column }) => <span className="wrap-anywhere">{column}</span>,
          },
          { id: 'reason', head: heads[2], inCard: 'line', cell: ({ reason }) => reason },
        ]}
        content={{
          kind: 'rows',
          rows: lines.slice(0, mostShown).map((line, at) => ({ ...line, id: String(at) })),
        }}
      />
      {lines.length > mostShown && (
        <p className="border-t border-line px-(--pad) py-3 text-s text-second">
          {t('wrong.more', { count: lines.length, number: numbers.format(lines.length) })}
        </p>
      )}
    </Card>
  );
}
