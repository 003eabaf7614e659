/** Whether a store did not answer in time, and nothing else is known of what was asked of it. */
export const isSilence = (error: unknown): boolean => (error as { name?: unknown }).name === 'TimeoutError';
