import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

type PortalProvidersProps = {
  /** How dates and numbers are written, for example `de-CH`. */
  locale: string;
  goTo: (href: string) => void;
  children: ReactNode;
};

/** Everything behind sign-in stands on it: density of the portal, the locale of its controls, links without a full load. */
export function PortalProviders({ locale, goTo, children }: PortalProvidersProps) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('portal');
    return () => document.documentElement.classList.remove('portal');
  }, []);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={goTo}>{children}</RouterProvider>
    </I18nProvider>
  );
}
