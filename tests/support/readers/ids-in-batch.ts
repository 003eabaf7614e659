type Batch = { items?: { submission?: { submissionId?: string } }[] };

/** The ids of the submissions in a delivery, in order. */
export function idsIn(body: Buffer): string[] {
  const { items = [] } = JSON.parse(body.toString() || '{}') as Batch;
  return items.map(({ submission }) => submission?.submissionId ?? '');
}
