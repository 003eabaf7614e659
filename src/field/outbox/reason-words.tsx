import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useTranslation } from 'react-i18next';
import type { AttentionReason } from '../../offline/outbox/outbox-item.ts';

/** Why the server did not take a submission, in words from its code, and which fields are meant. */
export function ReasonWords({ reason }: { reason: AttentionReason }) {
  const { t, i18n } = useTranslation(['work', 'field']);
  return (
    <>
      <p>
        {t(keyOfCode(i18n, 'work:problem', reason.code), { code: reason.code, ...reason.params })}{' '}
        {t('work:unsent.isSafe')}
      </p>
      {reason.errors && reason.errors.length > 0 && (
        <ul className="list-disc ps-5">
          {reason.errors.map(({ pointer, code, params }) => (
            <li key={`${pointer} ${code}`}>
              {t('work:unsent.fieldError', {
                field: t(keyOfCode(i18n, 'work:fieldName', lastName(pointer))),
                error: t(keyOfCode(i18n, 'work:fieldError', code), { code, ...params }),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** "/contact/email" → "email"; a place in a list is no name. */
const lastName = (pointer: string) => pointer.split('/').findLast((part) => !/^\d*$/.test(part)) ?? '';
