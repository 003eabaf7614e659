import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { penPath } from '../more-icon-paths.ts';
import { AwaitedView, type ViewWords } from './awaited-view.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { PageBody } from './page-body.tsx';
import { PageHeader } from './page-header.tsx';
import { Tabs, type TabEntry } from '../controls/tabs.tsx';

type Details = {
  title: string;
  /** What it is known by besides. */
  sub?: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  /** What the way to its form is called; false for those who may not change it. */
  edit: string | false;
  /** The names of tabs say little without a name for all of them; its title, if nothing is said. */
  tabsLabel?: string;
  /** The first is open unless the address says otherwise. */
  tabs: readonly [TabEntry, ...TabEntry[]];
};

type DetailsPageProps<T> = {
  portal: { isReadOnly: boolean; pathname: string; search: string; goTo: (href: string, how?: 'replace') => void };
  query: UseQueryResult<T>;
  words: { view: ViewWords; asOf: (query: UseQueryResult<unknown>) => ReactNode; history: string };
  /** What was changed of it, as its last tab; null for those who may not see that. */
  history: ReactNode;
  children: (thing: T) => Details;
};

/** A page about one thing: what it is, what can be done with it, and its parts, one at a time. */
export function DetailsPage<T>({ portal, query, words, history, children }: DetailsPageProps<T>) {
  const { isReadOnly, pathname, search, goTo } = portal;
  const wanted = new URLSearchParams(search).get('tab');
  return (
    <PageBody>
      <AwaitedView query={query} words={words.view}>
        {(thing) => {
          const { title, sub, state, actions, edit, tabsLabel = title, tabs } = children(thing);
          const first = tabs[0].id;
          const all = history ? [...tabs, { id: 'history', label: words.history, content: history }] : tabs;
          return (
            <>
              <PageHeader
                title={title}
                sub={
                  <>
                    {sub} {words.asOf(query)}
                  </>
                }
                state={state}
                actions={actions}
                primary={
                  edit !== false &&
                  !isReadOnly && (
                    <LinkButton variant="primary" icon={penPath} href={`${pathname}/edit`}>
                      {edit}
                    </LinkButton>
                  )
                }
              />
              <Tabs
                label={tabsLabel}
                open={all.find(({ id }) => id === wanted)?.id ?? first}
                onOpen={(id) => goTo(id === first ? pathname : `${pathname}?tab=${id}`, 'replace')}
                tabs={all}
              />
            </>
          );
        }}
      </AwaitedView>
    </PageBody>
  );
}
