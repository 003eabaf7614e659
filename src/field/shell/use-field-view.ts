import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { readFieldAddress } from './field-address.ts';
import type { Parts } from '../../start/parts.ts';
import { prepareView, type FieldView } from './field-view.tsx';
import { isSamePlace } from './same-place.ts';

type Shown = { first: FieldView; language: Language; parts: Parts };

/**
 * The field page of the address. Going from one to the next does not load the document again: without network, and
 * before the worker is there, the browser would show its own error page instead.
 */
export function useFieldView({ first, language, parts }: Shown) {
  // A visit is one stay at one place: a new one starts with an empty page, another language does not.
  const [{ view, visit }, setShown] = useState({ view: first, visit: 0 });
  const place = useRef(placeNow());
  const latest = useRef(0);

  const prepare = useCallback(
    async (inLanguage: Language) => {
      const address = readFieldAddress(location);
      if (!address) return location.reload();
      latest.current += 1;
      const own = latest.current;
      const next = await prepareView(address, { parts, language: inLanguage });
      return own === latest.current ? next : undefined; // somebody went on meanwhile: the later one counts
    },
    [parts],
  );

  const visitPlace = useCallback(async () => {
    place.current = placeNow();
    const next = await prepare(language);
    if (!next) return;
    setShown((before) => ({ view: next, visit: before.visit + 1 }));
    scrollTo(0, 0);
  }, [prepare, language]);

  const goTo = useCallback(
    (href: string, how?: 'replace') => {
      if (how === 'replace') history.replaceState(null, '', href);
      else history.pushState(null, '', href);
      void visitPlace();
    },
    [visitPlace],
  );

  const showIn = useCallback(
    async (wanted: Language) => {
      const next = await prepare(wanted);
      if (next) setShown((before) => ({ ...before, view: next }));
    },
    [prepare],
  );

  useEffect(() => {
    const moved = () => {
      if (!isSamePlace(place.current, location)) void visitPlace();
      else place.current = placeNow();
    };
    const clicked = (event: MouseEvent) => {
      const href = fieldLinkOf(event);
      if (href === null) return;
      event.preventDefault();
      goTo(href);
    };
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }, [visitPlace, goTo]);

  return { view, visit, goTo, showIn };
}

const placeNow = () => ({ pathname: location.pathname, search: location.search });

/** The address of a plain click on a link to another field page, else null: the browser follows it. */
function fieldLinkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !readFieldAddress(link)) return null;
  const isStep = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isStep ? null : link.href;
}
