import { createElement, type ComponentType } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import type { Parts } from '../../start/parts.ts';
import { lazyComponent } from './lazy-component.tsx';

export type SearchDialog = ComponentType<{ given: { onClose: () => void } }>;

/** The search over everything, loaded when it is opened. */
export const createSearchDialog = (parts: Parts, server: AskServer): SearchDialog =>
  lazyComponent({
    parts,
    namespace: 'search',
    load: () => import('./search-everything.tsx'),
    render: ({ SearchEverything }, { onClose }: { onClose: () => void }) =>
      createElement(SearchEverything, { server, onClose }),
  });
