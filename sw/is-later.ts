/** Files the app needs, but not to start: they come after the installation, so that none of them can block it. */
export const isLater = (url: string) => url.endsWith('.wasm') || url.startsWith('manual/');
