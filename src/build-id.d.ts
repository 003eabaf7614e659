/** Names the running build; the same for page, service worker and dist/meta.json. Set by vite.config.ts. */
declare const __BUILD_ID__: string;
