import { createRoot } from 'react-dom/client';
import { chosenLanguage } from './app/chosen-language.ts';
import { readFieldAddress } from './app/field-address.ts';
import { startField } from './app/start-field.tsx';
import { emergencyTexts } from './i18n/emergency-texts.ts';

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300)); // WebKit may lack it

// A function, because a top-level await makes the bundler split this entry into several files.
async function start() {
  const element = document.getElementById('root');
  if (!element) return alert(emergencyTexts[chosenLanguage(document.cookie, navigator.languages)]);
  const root = createRoot(element);
  const address = readFieldAddress(location);
  const started = address
    ? await startField(root, address)
    : await (await import('./app/start-portal.tsx')).startPortal(root);
  whenIdle(() => {
    import('./app/after-start.ts').then(({ afterStart }) => started.afterStart(afterStart())).catch(reportError);
  });
}

void start();
