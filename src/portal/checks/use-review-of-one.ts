import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import type { CheckDetails } from '../../contract/check-details.ts';

export type Decision = { review: 'accept' | 'void'; submissionId: string; reason: string };

/** What a decision about checks changes elsewhere: lists, devices, figures. */
export const reviewedQueries = (customerId: string) => [
  ['checks', customerId],
  ['check'],
  ['device'],
  ['devices', customerId],
  ['overview', customerId],
];

/** Accepts or voids one check; the reason of an acceptance may be empty. */
export function useReviewOfOne(customerId: string, onDone?: (checked: CheckDetails) => void) {
  const { server } = usePortal();
  const { t } = useTranslation('checks');
  const queries = useQueryClient();
  return useAction<Decision['review'], Decision, CheckDetails>({
    send({ review, submissionId, reason }) {
      const parameters = { customerId, submissionId };
      return review === 'accept'
        ? server(checkEndpoints.acceptCheck, { parameters, body: reason === '' ? {} : { reason } })
        : server(checkEndpoints.voidCheck, { parameters, body: { reason } });
    },
    done(saved, { review }) {
      queries.setQueryData(['check', saved.id], saved);
      onDone?.(saved);
      return t(`acts.${review}.done`);
    },
    refresh: reviewedQueries(customerId),
  });
}
