import type { FieldStorage, FieldWork } from '../../offline/field-storage.ts';

/** Whether a form that was open under this id has become a submission: Back leads to its address again. */
export async function wasSubmitted({ work }: FieldStorage, submissionId: string): Promise<boolean> {
  const { outbox, received } = await firstKnown(work);
  return [...outbox, ...received].some(({ id }) => id === submissionId);
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
