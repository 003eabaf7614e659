import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/mark.tsx';
import { TextLink } from '../../ui/portal/text-link.tsx';

type PublicPageProps = {
  title: string;
  languageMenu: ReactNode;
  strips: ReactNode;
  version: string;
  children: ReactNode;
};

/** A page before sign-in: the mark, one card, the version of what is running. */
export function PublicPage({ title, languageMenu, strips, version, children }: PublicPageProps) {
  const { t } = useTranslation('account');
  const { t: field } = useTranslation('field');
  const { t: portal } = useTranslation('portal');
  return (
    <>
      <header className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 lg:px-5">
        <Mark size={28} />
        <span className="text-l font-strong tracking-tight">{field('brand')}</span>
        <span className="ms-auto">{languageMenu}</span>
      </header>
      {strips}
      <main className="mx-auto grid w-full max-w-110 grid-cols-1 content-start gap-5 px-4 py-8 md:py-16">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <p className="border-t border-line pt-4">
          <TextLink href="/qr/function-check">{t('login.withoutAccount')}</TextLink>
        </p>
        <p className="text-xs text-second">{portal('version', { version })}</p>
      </main>
    </>
  );
}
