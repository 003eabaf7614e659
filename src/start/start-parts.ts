import { createConnection } from './connection/connection.ts';
import { startTranslations } from '../i18n/translations.ts';
import type { AppUpdate } from './app-update.ts';
import { createAsk } from './ask.ts';
import { showTheme } from '../ui/show-theme.ts';
import { chosenLanguage, fallbackLanguage } from './chosen-language.ts';
import type { Parts } from './parts.ts';
import { createLateStrips } from './late-strips.ts';
import { openStorage } from './open-storage.ts';

/** Builds the real parts, of field pages and portal alike: connection, texts, the store of this phone, the clock. */
export async function startParts() {
  const language = chosenLanguage(document.cookie, navigator.languages);
  document.documentElement.lang = language;
  showTheme();
  const connection = createConnection(window);
  const { heardOfServer } = connection;
  const ask = createAsk(heardOfServer);
  const translations = await startTranslations({
    language,
    fallback: fallbackLanguage,
    async fetchTexts(path, from) {
      const answer = await ask(path, from === 'network' ? { cache: 'no-store' } : undefined);
      return answer.kind === 'answered' && answer.status === 200 ? answer.body : null;
    },
  });
  const parts: Parts = {
    ask,
    heardOfServer,
    translations,
    openStorage,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    origin: location.origin,
  };
  return { language, connection, parts, strips: createLateStrips({ parts, connection }) };
}
export type StartParts = Awaited<ReturnType<typeof startParts>>;

/** What the start of an application hands to what comes after it. */
export type Started = { afterStart: (update: AppUpdate | null) => void };
