import type { FieldStorage, FieldWork } from '../offline/field-storage.ts';

/** Whether a form that was open under this id has become a submission: Back leads to its address again. */
export async function wasSubmitted({ work, readReceived }: FieldStorage, submissionId: string): Promise<boolean> {
  if (await readReceived(submissionId)) return true;
  return (await firstKnown(work)).outbox.some(({ id }) => id === submissionId);
}

function firstKnown({ subscribe, read }: FieldStorage['work']): Promise<FieldWork> {
  return new Promise((resolve) => {
    const look = () => {
      const known = read();
      if (!known) return;
      resolve(known);
      queueMicrotask(() => stop());
    };
    const stop = subscribe(look);
    look();
  });
}
