import { useTranslation } from 'react-i18next';
import { AnswerQuestion } from '../../public/registration-question/answer-question.tsx';
import { PublicPage } from '../../public/sign-in/public-page.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import type { PortalParts } from '../shell/portal-parts.ts';

/** A question about a registration, opened from its mail by whoever registered; nobody has to sign in. */
export function QuestionPages({ portal }: { portal: PortalParts }) {
  const { t } = useTranslation('question');
  const strips = useWatched(portal.start.strips);
  const token = location.pathname.split('/').at(-1) ?? '';
  return (
    <PublicPage title={t('title')} version={__BUILD_ID__} strips={strips} end={<PortalLanguageMenu portal={portal} />}>
      <AnswerQuestion server={portal.server} token={token} />
    </PublicPage>
  );
}
