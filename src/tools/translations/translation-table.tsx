import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/language.ts';
import { regional } from '../../i18n/regional.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Empty } from '../../ui/page/instead.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { searchPath } from '../../ui/controls/portal-icon-paths.ts';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import { findingsOf } from './findings.ts';
import { withText } from './merged-rows.ts';
import { holdsText, isAskedFor, rowFilters, type RowFilter } from './shown-rows.ts';
import { TranslationRowCard } from './translation-row-card.tsx';
import type { TranslationRow } from './translation-rows.ts';

const rowsOnPage = 25;

type TableProps = {
  before: readonly TranslationRow[];
  rows: readonly TranslationRow[];
  changed: ReadonlySet<string>;
  languageNames: Record<Language, string>;
  onRows: (rows: TranslationRow[]) => void;
};

/** The texts one looks for, page by page. */
export function TranslationTable({ before, rows, changed, languageNames, onRows }: TableProps) {
  const { t, i18n } = useTranslation('tools');
  const [filter, setFilter] = useState<RowFilter>('all');
  const [wanted, setWanted] = useState('');
  const [page, setPage] = useState(0);
  const findings = findingsOf(rows);
  const found = rows.filter((row) => holdsText(row, wanted));
  const asked = found.filter((row) => isAskedFor(row, filter, { findings, changed }));
  const first = Math.min(page, Math.max(0, Math.ceil(asked.length / rowsOnPage) - 1)) * rowsOnPage;
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const countOf = (each: RowFilter) => found.filter((row) => isAskedFor(row, each, { findings, changed })).length;

  const change = (changedRow: TranslationRow) =>
    onRows(rows.map((row) => (row.key === changedRow.key ? changedRow : row)));
  const undo = ({ key }: TranslationRow) => {
    const earlier = before.find((row) => row.key === key);
    onRows(rows.flatMap((row) => (row.key === key ? (earlier ?? []) : row)));
  };

  return (
    <>
      <div role="search" className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clear={t('clear')}
          value={wanted}
          onChange={setWanted}
        />
        <ViewSwitch
          label={t('filter.label')}
          options={rowFilters.map((id) => ({ id, label: `${t(`filter.${id}`)} ${numbers.format(countOf(id))}` }))}
          chosen={filter}
          onChoose={(id) => {
            setFilter(rowFilters.find((each) => each === id) ?? 'all');
            setPage(0);
          }}
        />
      </div>
      <Card isFlush>
        {asked.length === 0 ? (
          <Empty icon={searchPath} title={t('nothing.title')} text={t('nothing.text')} />
        ) : (
          <ul>
            {asked.slice(first, first + rowsOnPage).map((row) => (
              <TranslationRowCard
                key={row.key}
                row={row}
                findings={findings.get(row.key) ?? []}
                isChanged={changed.has(row.key)}
                languageNames={languageNames}
                onChange={(language, text) => change(withText(row, language, text))}
                onUndo={() => undo(row)}
              />
            ))}
          </ul>
        )}
        <Pager
          label={t('pager.label')}
          range={t('pager.range', { count: asked.length, total: numbers.format(asked.length) })}
          page=""
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPrevious={first > 0 ? () => setPage(first / rowsOnPage - 1) : undefined}
          onNext={first + rowsOnPage < asked.length ? () => setPage(first / rowsOnPage + 1) : undefined}
        />
      </Card>
    </>
  );
}
