import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from './portal-context.ts';

type ActionOptions<Input, Saved> = {
  send: (input: Input) => Promise<Saved>;
  /** Keeps what the server answered; the words of the notice that it is done. */
  done: (saved: Saved, input: Input) => string;
  /** Queries that are asked anew afterwards. */
  refresh: readonly QueryKey[];
  /** The query of the thing itself, asked anew where the server did not do it: somebody else may have changed it. */
  failed?: QueryKey;
};

/** One act on one thing: which is asked about (`wished`), whether it runs, why it was not done. Done, it is closed. */
export function useAction<Wish, Input, Saved>({ send, done, refresh, failed }: ActionOptions<Input, Saved>) {
  const { notify } = usePortal();
  const queries = useQueryClient();
  const [wished, setWished] = useState<Wish | null>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess(saved, input) {
      notify({ message: done(saved, input), tone: 'success', isClosable: false });
      for (const queryKey of refresh) void queries.invalidateQueries({ queryKey });
      close();
    },
    onError: () => failed && void queries.invalidateQueries({ queryKey: failed }),
  });
  function close() {
    sending.reset();
    setWished(null);
  }
  return {
    wished,
    wish: setWished,
    close,
    run: (input: Input) => sending.isPending || sending.mutate(input),
    isBusy: sending.isPending,
    error: sending.error,
  };
}
