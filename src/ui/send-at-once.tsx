import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type SendAtOnceProps = {
  send: () => Promise<'received' | 'refused' | 'noAnswer'>;
  /** How many photos of the form cannot go with it. */
  photos?: number;
};

/** The way out for a form the phone cannot keep: straight to the server. What comes of it is said here. */
export function SendAtOnce({ send, photos = 0 }: SendAtOnceProps) {
  const { t } = useTranslation('work');
  const [state, setState] = useState<'ready' | 'sending' | 'received' | 'refused' | 'noAnswer'>('ready');
  const isSending = useRef(false); // the state comes too late for the second of two quick taps

  async function tap() {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setState(await send().catch(() => 'noAnswer' as const));
    isSending.current = false;
  }
  return (
    <>
      {photos > 0 && <p>{t('sendAtOnce.photosStay', { count: photos })}</p>}
      <button type="button" className="button mt-2" aria-disabled={state === 'sending'} onClick={() => void tap()}>
        {t(photos > 0 ? 'sendAtOnce.withoutPhotos' : 'sendAtOnce.act')}
      </button>
      <p role="status">{(state === 'refused' || state === 'noAnswer') && t(`sendAtOnce.${state}`)}</p>
    </>
  );
}
