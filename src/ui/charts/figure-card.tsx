import { useState, type ReactNode } from 'react';
import { Card } from '../controls/card.tsx';
import { ViewSwitch } from '../page/view-switch.tsx';

type FigureCardProps = {
  title: string;
  /** How to choose between the two. */
  words: { label: string; drawing: string; table: string };
  drawing: ReactNode;
  table: ReactNode;
};

/** The same figures drawn and as a table. Screen readers and paper have the table, whichever is in sight. */
export function FigureCard({ title, words, drawing, table }: FigureCardProps) {
  const [view, setView] = useState('drawing');
  return (
    <Card
      isFlush
      title={title}
      end={
        <ViewSwitch
          label={words.label}
          options={[
            { id: 'drawing', label: words.drawing },
            { id: 'table', label: words.table },
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
