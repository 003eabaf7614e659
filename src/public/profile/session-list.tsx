import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { browserName } from './browser-name.ts';
import type { ProfileParts } from './profile-page.tsx';

/** Every browser the person is signed in with; any other one can be signed out from here. */
export function SessionList({ server, isReadOnly, tell }: ProfileParts) {
  const { t, i18n } = useTranslation('account');
  const words = useViewLabels();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['sessions'], queryFn: () => server(signInEndpoints.readSessions) });
  const ending = useMutation({
    mutationFn: (sessionId: string) => server(signInEndpoints.endSession, { parameters: { sessionId } }),
    onSuccess() {
      tell({ message: t('profile.ended'), tone: 'success', isClosable: false });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card title={t('profile.sessions')}>
      <AwaitedView query={query} words={words}>
        {({ items }) => (
          <ul className="grid gap-4">
            {items.map(({ id, userAgent, lastUsedAt, isCurrent }) => (
              <li key={id} className="grid gap-1">
                <span className="font-strong">{isCurrent ? t('profile.thisOne') : browserName(userAgent)}</span>
                <span className="text-xs text-second">
                  {t('profile.lastUsed', { when: dates.format(new Date(lastUsedAt)) })}
                </span>
                {!isCurrent && (
                  <span>
                    <Button isCompact isDisabled={isReadOnly || ending.isPending} onPress={() => ending.mutate(id)}>
                      {t('profile.endSession')}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </AwaitedView>
    </Card>
  );
}
