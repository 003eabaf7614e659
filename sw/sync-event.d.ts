/** Background Sync, which TypeScript does not ship (WICG background-sync, section 5). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
interface ServiceWorkerGlobalScope {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
}
