import { useEffect, useState } from 'react';
import { readFieldAddress } from '../../field/shell/field-address.ts';
import { FieldApp } from '../../field/shell/field-app.tsx';
import { prepareView, type FieldView } from '../../field/shell/field-view.tsx';
import { NotFound } from '../shell/not-found.tsx';
import type { StartParts } from '../../start/start-parts.ts';

/** The field pages, reached from inside the portal: the same parts, the same pages, the same order of loading. */
export function FieldInside({ start: { language, connection, parts, strips } }: { start: StartParts }) {
  const [address] = useState(() => readFieldAddress(location));
  const [first, setFirst] = useState<FieldView>();
  useEffect(() => {
    if (!address) return;
    void Promise.all([prepareView(address, { parts, language }), parts.translations.load('field')]).then(([view]) =>
      setFirst(() => view),
    );
  }, [address, language, parts]);
  // The router knows the path, but what stands in it is no id of ours.
  if (!address) return <NotFound />;
  return first && <FieldApp {...{ first, language, parts, connection, strips }} />;
}
