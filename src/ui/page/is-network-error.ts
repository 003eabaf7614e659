/** A failure without a response of our server, known by its kind: see `NetworkError` of api/ask-server.ts. */
export const isNetworkError = (error: unknown): boolean => error instanceof Error && 'isNetworkError' in error;
