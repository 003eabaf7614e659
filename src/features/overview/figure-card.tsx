import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/portal/card.tsx';
import { ViewSwitch } from '../../ui/portal/view-switch.tsx';

type FigureCardProps = { title: string; drawing: ReactNode; table: ReactNode };

/** The same figures drawn and as a table. Screen readers and paper have the table, whichever is in sight. */
export function FigureCard({ title, drawing, table }: FigureCardProps) {
  const { t } = useTranslation('overview');
  const [view, setView] = useState('drawing');
  return (
    <Card
      isFlush
      title={title}
      end={
        <ViewSwitch
          label={t('view.label', { title })}
          options={[
            { id: 'drawing', label: t('view.drawing') },
            { id: 'table', label: t('view.table') },
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      {view === 'drawing' && <div className="grid gap-3 p-(--pad) print:hidden">{drawing}</div>}
      {/* Screen readers and print have it always, and so has whoever comes to its links by keyboard. */}
      <div className={view === 'table' ? 'overflow-x-auto' : 'sr-only focus-within:not-sr-only print:not-sr-only'}>
        {table}
      </div>
    </Card>
  );
}
