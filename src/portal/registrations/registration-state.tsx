import { useTranslation } from 'react-i18next';
import type { RegistrationLine } from '../../contract/registration-details.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { clockPath, helpPath, neverPath } from '../../ui/controls/portal-icon-paths.ts';

const looks: Record<RegistrationLine['state'], { tone: Tone; icon: string }> = {
  submitted: { tone: 'info', icon: clockPath },
  inReview: { tone: 'info', icon: attentionPath },
  needsInfo: { tone: 'soon', icon: helpPath },
  approved: { tone: 'ok', icon: okPath },
  rejected: { tone: 'bad', icon: failedPath },
  duplicate: { tone: 'idle', icon: neverPath },
};

/** Where the review of a registration stands. */
export function RegistrationState({ state }: { state: RegistrationLine['state'] }) {
  const { t } = useTranslation('work');
  return <StatusWord {...looks[state]}>{t(`submissionState.${state}`)}</StatusWord>;
}
