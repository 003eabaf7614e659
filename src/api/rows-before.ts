type Asked = { queryKey: readonly unknown[] };

/**
 * Keeps the rows of a list in sight while it is asked another question, and never those of another list: whoever goes to
 * another customer must not take the devices of the one before for theirs. `list` is how the keys of its questions begin.
 */
export const rowsBefore =
  (list: readonly unknown[]) =>
  <Rows>(before: Rows | undefined, asked?: Asked): Rows | undefined =>
    asked && list.every((part, at) => asked.queryKey[at] === part) ? before : undefined;
