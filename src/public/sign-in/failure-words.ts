import type { TFunction } from 'i18next';
import { ServerProblem } from '../../api/ask-server.ts';

/** What is said when a call before sign-in did not come to anything. */
export function failureWords(t: TFunction<['account', 'portal']>, error: Error): string {
  const isTooMany = error instanceof ServerProblem && error.problem.status === 429;
  return isTooMany ? t('account:errors.tooManyTries') : t('portal:commonErrors.unknownError');
}
