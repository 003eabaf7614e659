import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedItem } from '../../offline/field-storage.ts';
import type { ReceiptState } from '../../contract/receipt.ts';
import { askReceipt } from './ask-receipt.ts';
import type { ReceiptPageProps } from './receipt-page.tsx';
import { ReceivedReceipt } from './received-receipt.tsx';

type KnownReceiptProps = Pick<ReceiptPageProps, 'receiptCode' | 'heardOfServer'> & { received: ReceivedItem };

/**
 * A receipt that is on this phone. What became of the submission since only the server knows: it is asked when somebody
 * wants to know, and at once for who comes by the link of a mail.
 */
export function KnownReceipt({ received, receiptCode, heardOfServer }: KnownReceiptProps) {
  const { t } = useTranslation('work');
  const [asked, setAsked] = useState<ReceiptState | 'open' | 'asking' | 'noAnswer'>('open');
  const { submissionId, receiptCode: ownCode } = received.receipt;
  const ask = useCallback(
    () =>
      askReceipt({ submissionId, receiptCode: ownCode, heardOfServer }).then((answer) =>
        setAsked(answer === 'wrongCode' ? 'noAnswer' : answer),
      ),
    [submissionId, ownCode, heardOfServer],
  );
  useEffect(() => {
    if (receiptCode !== null) void ask();
  }, [receiptCode, ask]);

  const { performedAt, photosAnnounced } = received;
  if (typeof asked === 'object') return <ReceivedReceipt {...asked} performedAt={performedAt ?? asked.performedAt} />;
  return (
    <>
      <ReceivedReceipt receipt={received.receipt} {...{ photosAnnounced, performedAt }} />
      <button
        type="button"
        className="text-link"
        aria-disabled={asked === 'asking'}
        onClick={() => {
          setAsked('asking');
          void ask();
        }}
      >
        {t('receipt.askState')}
      </button>
      <p role="status" className="muted">
        {asked === 'noAnswer' && t('askReceipt.noAnswer')}
      </p>
    </>
  );
}
