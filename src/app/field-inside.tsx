import { useEffect, useState } from 'react';
import { readFieldAddress } from './field-address.ts';
import { FieldApp } from './field-app.tsx';
import { prepareView, type FieldView } from './field-view.tsx';
import type { StartParts } from './start-parts.ts';

/** The field pages, reached from inside the portal: the same parts, the same pages, the same order of loading. */
export function FieldInside({ start: { language, connection, parts, strips } }: { start: StartParts }) {
  const [first, setFirst] = useState<FieldView>();
  useEffect(() => {
    const address = readFieldAddress(location);
    if (!address) return;
    void Promise.all([prepareView(address, { parts, language }), parts.translations.load('field')]).then(([view]) =>
      setFirst(() => view),
    );
  }, [language, parts]);
  return first && <FieldApp {...{ first, language, parts, connection, strips }} />;
}
