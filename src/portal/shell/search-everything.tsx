import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { portalEndpoints } from '../../contract/portal-endpoints.ts';
import type { SearchHit } from '../../contract/search.ts';
import { FindDialog, type Found } from '../../ui/controls/find-dialog.tsx';
import { buildingPath, personPath, pinPath, pumpPath } from '../../ui/controls/portal-icon-paths.ts';

import { usePortalParts } from './portal-parts.ts';

const typingPause = 200; // milliseconds
const shortestQuestion = 2; // characters

/** Looks over customers, sites, users and devices at once, so far as one may see them. */
export function SearchEverything({ onClose }: { onClose: () => void }) {
  const { server } = usePortalParts();
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= shortestQuestion;
  const { data, error, failureReason, isPlaceholderData } = useQuery({
    queryKey: ['search', asked],
    queryFn: () => server(portalEndpoints.search, { query: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0, // what was looked for is nobody's business later
  });
  const failure = error ?? failureReason;
  const isAnswer = isAsked && !(isPlaceholderData && failure);
  const found =
    isAnswer && data ? data.items.map((hit): Found => ({ ...placeOf(hit), kind: t(`kinds.${hit.entityType}`) })) : [];
  const nothing = data ? t('nothing') : t('searching');
  const instead = isAsked ? nothing : t('begin');
  return (
    <FindDialog
      label={t('label')}
      placeholder={t('placeholder')}
      typed={typed}
      onType={setTyped}
      found={found}
      instead={isAsked && failure ? t('failed') : instead}
      onClose={onClose}
    />
  );
}

function placeOf({ entityType, id, customerId, title, subtitle }: SearchHit): Omit<Found, 'kind'> {
  const home = `/app/customers/${customerId}`;
  const places: Record<SearchHit['entityType'], { href: string; icon: string }> = {
    customer: { href: home, icon: buildingPath },
    site: { href: `${home}/sites/${id}`, icon: pinPath },
    user: { href: `${home}/users/${id}`, icon: personPath },
    device: { href: `${home}/devices/${id}`, icon: pumpPath },
  };
  return { id, title, subtitle, ...places[entityType] };
}
