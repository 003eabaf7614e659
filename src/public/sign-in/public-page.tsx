import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/mark.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { CodeArt } from './code-art.tsx';

type PublicPageProps = {
  title: string;
  end: ReactNode;
  strips: ReactNode;
  version: string;
  children: ReactNode;
};

/** A page before sign-in: the form on the one side, on the portal the promise of the product on the other. */
export function PublicPage({ title, end, strips, version, children }: PublicPageProps) {
  const { t } = useTranslation('account');
  const { t: field } = useTranslation('field');
  const { t: portal } = useTranslation('portal');
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-14 items-center gap-3 px-4 lg:px-8 lg:pt-4">
          <Mark size={28} />
          <span className="text-l font-strong tracking-tight">{field('brand')}</span>
          <span className="ms-auto flex items-center gap-1">{end}</span>
        </header>
        {strips}
        <main className="mx-auto grid w-full max-w-104 grid-cols-1 content-start gap-5 px-4 pt-5 pb-8 lg:my-auto">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {children}
          <div className="flex items-center gap-3 text-s text-second before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
            {t('login.noAccount')}
          </div>
          <LinkButton isWide href="/qr/function-check">
            {t('login.withoutAccount')}
          </LinkButton>
        </main>
        <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-4 text-s text-second lg:px-8">
          <TextLink href="/legal">{portal('nav.legal')}</TextLink>
          <TextLink href="/privacy-policy">{portal('nav.privacy')}</TextLink>
          <span>{portal('version', { version })}</span>
        </footer>
      </div>
      <CodeArt words={t('login.promise')} />
    </div>
  );
}
