import { useTranslation } from 'react-i18next';
import { importFields, type ImportPreview } from '../../contract/device-import.ts';
import { Card } from '../../ui/controls/card.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useFieldName } from './use-field-name.ts';

const mostShown = 20;

type SampleProps = { customerId: string; samples: ImportPreview['samples']; isDone?: boolean };

/** The first of the devices that would be made or changed; once it is done, each is a way to its place in the list. */
export function SampleRows({ customerId, samples, isDone = false }: SampleProps) {
  const { t } = useTranslation('import');
  const nameOf = useFieldName();
  const changed = (names: readonly string[]) =>
    names
      .map((name) => importFields.find((each) => each === wordsAs[name] || each === name))
      .flatMap((field) => (field ? nameOf(field) : []))
      .join(', ');
  if (samples.length === 0) return null;
  return (
    <Card isFlush title={t('samples.title')}>
      <DataTable
        label={t('samples.title')}
        idOf={({ row }) => String(row)}
        columns={[
          {
            id: 'serialNumber',
            head: t('samples.device'),
            inCard: 'line',
            cell: ({ serialNumber }) => {
              const found = `/app/customers/${customerId}/devices?${new URLSearchParams({ q: serialNumber })}`;
              return (
                <span className="font-mono">
                  {isDone ? <TextLink href={found}>{serialNumber}</TextLink> : serialNumber}
                </span>
              );
            },
          },
          { id: 'action', head: t('samples.action'), inCard: 'line', cell: ({ action }) => t(`samples.${action}`) },
          {
            id: 'changes',
            head: t('samples.changes'),
            inCard: 'line',
            cell: ({ action, changes }) => (
              <span className="text-second">{action === 'update' && changed(changes)}</span>
            ),
          },
          {
            id: 'row',
            head: t('wrong.row'),
            inCard: 'none',
            isNumber: true,
            cell: ({ row }) => row,
          },
        ]}
        content={{ kind: 'rows', rows: samples.slice(0, mostShown) }}
      />
      {samples.length > mostShown && (
        <p className="border-t border-line px-(--pad) py-3 text-s text-second">
          {t('samples.more', { most: mostShown })}
        </p>
      )}
    </Card>
  );
}

/** Fields of a device that a file names by a word or a number of its own. */
const wordsAs: Record<string, (typeof importFields)[number] | undefined> = { siteId: 'site', modelId: 'modelNo' };
