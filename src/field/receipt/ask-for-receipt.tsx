import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { ReceiptState } from '../../contract/receipt.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { askReceipt } from './ask-receipt.ts';
import { ReceivedReceipt } from './received-receipt.tsx';
import type { ReceiptPageProps } from './receipt-page.tsx';

type Asked = 'open' | 'asking' | 'wrongCode' | 'noAnswer' | ReceiptState;

/** A receipt that is not on this phone: opened by its code, from the link or typed. */
export function AskForReceipt({ submissionId, receiptCode, heardOfServer }: ReceiptPageProps) {
  const { t } = useTranslation('work');
  const [asked, setAsked] = useState<Asked>(receiptCode === null ? 'open' : 'asking');
  const [typed, setTyped] = useState(receiptCode ?? '');

  const ask = useCallback(
    (code: string): Promise<Asked> => askReceipt({ submissionId, receiptCode: code, heardOfServer }),
    [submissionId, heardOfServer],
  );
  useEffect(() => {
    if (receiptCode !== null) void ask(receiptCode).then(setAsked);
  }, [receiptCode, ask]);

  if (typeof asked === 'object') return <ReceivedReceipt {...asked} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked('asking');
    void ask(asReceiptCode(typed)).then(setAsked);
  };
  return (
    <form className="card padded" onSubmit={submit}>
      <h1>{t('askReceipt.title')}</h1>
      <p className="muted">{t('askReceipt.text')}</p>
      <Field label={t('receipt.code')} hint={t('askReceipt.hint')} error={errorOf(asked)}>
        {(control) => (
          <input
            {...control}
            className="input code"
            autoCapitalize="characters"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={asked === 'asking'}>
        {t('askReceipt.show')}
      </button>
    </form>
  );

  function errorOf(it: Asked) {
    return it === 'wrongCode' || it === 'noAnswer' ? t(`askReceipt.${it}`) : undefined;
  }
}

/** As printed: any case, with spaces or dashes, and with the letters people confuse with digits. */
const asReceiptCode = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
