import { useEffect, useState } from 'react';
import { LostWorkNotice } from './lost-work-notice.tsx';
import { atLast } from '../../offline/at-last.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { openStorage } from '../open-storage.ts';
import { keepTelling, readLostWork } from './tell-unsent.ts';

/** Says when the browser has cleared unsent work, and keeps the server's cookie up to date once that was read. */
export function LostWork() {
  const [storage, setStorage] = useState<FieldStorage | null>(null);
  const [lost, setLost] = useState<number | null>(null);

  useEffect(() => {
    void openStorage()
      .then(atLast)
      .then((opening) => opening.kind === 'open' && setStorage(opening.storage));
  }, []);
  useEffect(() => {
    if (!storage || lost !== null) return undefined;
    const ask = () => void readLostWork(storage).then(setLost).catch(reportError);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [storage, lost]);
  useEffect(() => (storage && lost === 0 ? keepTelling(storage) : undefined), [storage, lost]);

  return lost ? <LostWorkNotice count={lost} onRead={() => setLost(0)} /> : null;
}
