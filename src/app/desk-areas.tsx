import { createElement, type ComponentType } from 'react';
import type { Desk } from '../api/desk.ts';
import type { FieldParts } from './field-view.tsx';
import { lazyComponent } from './lazy-component.tsx';

type OfCustomer = { desk: Desk; customerId: string };
type OfEntity = OfCustomer & { entityType: 'customer' | 'site' | 'user' | 'device'; entityId: string };

/** The parts of the desk that are loaded when they are opened. */
export type DeskAreas = {
  History: ComponentType<{ given: OfEntity }>;
};

/** Each with the texts it needs. */
export function deskAreas(parts: FieldParts): DeskAreas {
  return {
    History: lazyComponent({
      parts,
      namespace: 'history',
      load: () => import('../features/history/history-list.tsx'),
      render: ({ HistoryList }, { desk, ...entity }: OfEntity) => createElement(HistoryList, { ...desk, ...entity }),
    }),
  };
}
