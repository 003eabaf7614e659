/** A browser's offer to install the page as an app (WICG manifest-incubations, section BeforeInstallPromptEvent). */
export type InstallOffer = Event & {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let kept: InstallOffer | null = null;
const listeners = new Set<() => void>();

function show(offer: InstallOffer | null) {
  kept = offer;
  for (const listener of listeners) listener();
}

/** The offer the browser made for this page, until it is used: to be shown where there is time for it. */
export const installOffer = {
  read: () => kept,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Hears of the offer, in place of the browser's own bar, which would cover a form. */
  listen(target: Window) {
    target.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      show(event as InstallOffer);
    });
    target.addEventListener('appinstalled', () => show(null));
  },
  /** Asks the person; an offer can be used once. */
  async accept() {
    const offer = kept;
    show(null);
    await offer?.prompt();
  },
};
