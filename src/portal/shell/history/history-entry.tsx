import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../../contract/history.ts';
import { keyOfCode } from '../../../i18n/key-of-code.ts';
import { changedParts } from './changed-parts.ts';
import { valueWords } from './value-words.ts';

type EntryProps = { event: HistoryEvent; names: Readonly<Record<string, string>>; when: string };

/** One change on record: who, when, what, from, to. */
export function HistoryEntry({ event, names, when }: EntryProps) {
  const { t, i18n } = useTranslation(['history']);
  const { actor, action, changes, reason, occurredAt, entityType } = event;
  const parts = action === 'created' ? [] : changedParts(changes);
  /** Whole things are counted, not spelled out: what each of them is stands on its page. */
  function shown(value: unknown, field: string): string {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
      return t('entries', { count: value.length });
    if (typeof value === 'boolean') return value ? '✓' : '–';
    return typeof value === 'object'
      ? Object.values(value)
          .map((each) => shown(each, field))
          .join(', ') || t('nothing')
      : valueWords(i18n, `${value as string | number}`, { field: field.split('.').at(-1)!, entityType, names });
  }
  const nameOf = (field: string) =>
    field
      .split('.')
      .toReversed()
      .find((name) => i18n.exists(`history:fields.${name}`)) ?? 'other';
  return (
    <li className="grid gap-2 border-b border-line px-(--pad) py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-m">{t(keyOfCode(i18n, 'history:actions', action.replace('.', '_')))}</h2>
        <span className="text-s text-second">
          {actor.displayName ?? t(`actors.${actor.kind}`)} · <time dateTime={occurredAt}>{when}</time>
        </span>
      </div>
      {reason && <p className="text-s">{t('reason', { reason })}</p>}
      {parts.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-s md:grid-cols-[12rem_minmax(0,1fr)]">
          {parts.map(({ field, from, to }) => (
            <div key={field} className="contents">
              <dt className="text-second">{t(`fields.${nameOf(field)}` as 'fields.other')}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <del className="text-second">{shown(from, field)}</del> <span aria-hidden="true">→</span>{' '}
                <ins className="no-underline">{shown(to, field)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
