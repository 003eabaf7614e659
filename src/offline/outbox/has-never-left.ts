import type { OutboxItem } from './outbox-item.ts';

/** Whether no byte of it has ever left this phone: then its id is still free for other content (decision 16). */
export const hasNeverLeft = ({ attempts, isCopied, status }: OutboxItem): boolean =>
  attempts === 0 && !isCopied && (status === 'waiting' || status === 'waitsForSignIn');
