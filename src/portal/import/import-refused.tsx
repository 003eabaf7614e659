import { useTranslation } from 'react-i18next';
import type { Problem } from '../../contract/problem.ts';
import { problemMessage } from '../../i18n/error-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

type RefusedProps = {
  customerId: string;
  problem: Problem;
  /** Reads the file as it was guessed at first, where somebody read it otherwise. */
  onGuessAgain: (() => void) | undefined;
};

/** A file that cannot be read in this way, was imported already, or is no longer on the server. */
export function ImportRefused({ customerId, problem, onGuessAgain }: RefusedProps) {
  const { t, i18n } = useTranslation(['import', 'pages']);
  const list = `/app/customers/${customerId}/devices`;
  const isDone = problem.code === 'alreadyCommitted';
  const title = problem.status === 404 ? t('refused.gone') : problemMessage(i18n, problem);
  return (
    <>
      <div role="alert">
        <Banner tone={isDone ? 'info' : 'bad'} title={title} />
      </div>
      <div className="flex flex-wrap gap-3">
        {isDone ? (
          <LinkButton href={list}>{t('done.toList')}</LinkButton>
        ) : (
          <LinkButton href={`${list}/import`}>{t('otherFile')}</LinkButton>
        )}
        {!isDone && onGuessAgain && <Button onPress={onGuessAgain}>{t('refused.guessAgain')}</Button>}
      </div>
    </>
  );
}
