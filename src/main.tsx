import { createRoot } from 'react-dom/client';
import { readFieldAddress } from './field/shell/field-address.ts';
import { onceHere } from './start/once-here.ts';
import { NotStarted, notStartedText } from './start/not-started.tsx';
import { startField } from './field/shell/start-field.tsx';

const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300)); // WebKit may lack it

// A function, because a top-level await makes the bundler split this entry into several files.
async function start() {
  const element = document.getElementById('root');
  if (!element) return alert(notStartedText());
  // What was typed is on disk; a page that broke must not end as an empty one.
  const sayBroken = (error: unknown) => {
    reportError(error);
    root.render(<NotStarted error={error instanceof Error && error.message} />);
  };
  const root = createRoot(element, { onUncaughtError: sayBroken });
  const address = readFieldAddress(location);
  try {
    const started = address
      ? await startField(root, address)
      : await (await import('./portal/start-portal.tsx')).startPortal(root);
    whenIdle(() => {
      onceHere(() => import('./start/after-start.ts'))
        .then(({ afterStart }) => started.afterStart(afterStart()))
        .catch(reportError);
    });
  } catch (error) {
    sayBroken(error);
  }
}

void start();
