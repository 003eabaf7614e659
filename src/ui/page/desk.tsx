import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

type DeskProps = {
  /** How dates and numbers are written, for example `de-CH`. */
  locale: string;
  goTo: (href: string) => void;
  children: ReactNode;
};

/** Everything behind sign-in stands on it: density of the desk, the locale of its controls, links without a full load. */
export function Desk({ locale, goTo, children }: DeskProps) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('desk');
    return () => document.documentElement.classList.remove('desk');
  }, []);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={goTo}>{children}</RouterProvider>
    </I18nProvider>
  );
}
