import { useTranslation } from 'react-i18next';
import { AnswerQuestion } from '../../public/registration-question/answer-question.tsx';
import { PublicPage } from '../../public/sign-in/public-page.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';

/** A question about a registration, opened from its mail by the person who registered; without sign-in. */
export function Question({ token }: { token: string }) {
  const portal = usePortalParts();
  const { t } = useTranslation('question');
  const strips = useWatched(portal.start.strips);
  return (
    <PublicPage title={t('title')} version={__BUILD_ID__} strips={strips} end={<PortalLanguageMenu portal={portal} />}>
      <AnswerQuestion server={portal.server} token={token} />
    </PublicPage>
  );
}
