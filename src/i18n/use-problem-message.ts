import { useTranslation } from 'react-i18next';
import { errorMessage, problemMessage } from './error-messages.ts';

type Refused = {
  problem: {
    code: string;
    params?: Record<string, unknown> | undefined;
    errors?: readonly { code: string; params?: Record<string, unknown> | undefined }[] | undefined;
  };
};

const isRefused = (error: Error): error is Error & Refused => 'problem' in error;

/** Why the server did not do something, in words: of a field if it named one; nothing while nothing went wrong. */
export function useProblemMessage() {
  const { i18n } = useTranslation(['pages', 'account']);
  return (error: Error | null): string | undefined => {
    if (!error) return undefined;
    if (!isRefused(error)) return problemMessage(i18n, { code: 'silent' });
    const [fault] = error.problem.errors ?? [];
    return fault ? errorMessage(i18n, fault) : problemMessage(i18n, error.problem);
  };
}
