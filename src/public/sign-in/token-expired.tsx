import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** A link of a mail that is no good any more, and the way on. */
export function TokenExpired({ type, search }: { type: 'activation' | 'reset'; search: string }) {
  const { t } = useTranslation('account');
  useTitle(t('expired.title'));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner tone="soon" title={t(`expired.${type}`)} />
      {type === 'reset' && (
        <LinkButton variant="primary" isWide href="/auth/password-reset">
          {t('expired.again')}
        </LinkButton>
      )}
      <LinkButton isWide href={`/auth/login${search}`}>
        {t('reset.back')}
      </LinkButton>
    </div>
  );
}
