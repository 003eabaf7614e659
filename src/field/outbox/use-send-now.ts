import { useState } from 'react';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { missingPhotos, unsentItems } from '../../start/unsent/unsent-items.ts';

/** What "Send now" came to, by what is still on the phone afterwards: a try that failed is no success. */
export type SendOutcome = 'idle' | 'sending' | 'allReceived' | 'someWaiting';

export function useSendNow(storage: FieldStorage | null) {
  const [outcome, setOutcome] = useState<SendOutcome>('idle');
  const send = async (it: FieldStorage) => {
    setOutcome('sending');
    await it.deliver().catch(() => undefined); // what stays on the phone tells it
    const work = it.work.read();
    const isLeft = work && unsentItems(work.outbox).length + missingPhotos(work).length > 0;
    setOutcome(!isLeft ? 'allReceived' : 'someWaiting');
  };
  return {
    outcome,
    sendNow() {
      if (storage && outcome !== 'sending') void send(storage);
    },
  };
}
