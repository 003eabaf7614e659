import { useTranslation } from 'react-i18next';
import { NetworkError } from '../../api/ask-server.ts';
import type { ImportPreview } from '../../contract/device-import.ts';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';

type CommitProps = {
  counts: ImportPreview['counts'];
  isReadOnly: boolean;
  /** While it is being found out anew what would happen. */
  isReading: boolean;
  isCommitting: boolean;
  error: Error | null;
  leavesOutWrong: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
  onCommit: () => void;
};

/** Imports what was looked at. Wrong rows stop it until somebody says that they are to be left out. */
export function CommitCard({ counts, isReadOnly, isReading, isCommitting, error, ...decide }: CommitProps) {
  const { leavesOutWrong, onLeaveOut, onCommit } = decide;
  const { t, i18n } = useTranslation('import');
  const messageOf = useProblemMessage();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const count = counts.create + counts.update;
  const isStopped = counts.wrong > 0 && !leavesOutWrong;
  const act = t('commit.act', { count, number: numbers.format(count) });
  // Without an answer nobody knows whether it was done; asked again, it is never done twice.
  const problem = error instanceof NetworkError ? t('commit.silent') : messageOf(error);
  return (
    <Card title={t('commit.title')}>
      <p>{count === 0 ? t('commit.nothing') : t('commit.means')}</p>
      {counts.wrong > 0 && (
        <Checkbox isSelected={leavesOutWrong} isDisabled={isReadOnly || isCommitting} onChange={onLeaveOut}>
          {t('commit.leaveOut', { count: counts.wrong, number: numbers.format(counts.wrong) })}
        </Checkbox>
      )}
      {isCommitting && <ProgressBar label={t('commit.doing')} words={t('commit.wait')} />}
      <AlertBanner title={problem} />
      <div className="flex flex-wrap items-center gap-3 max-md:flex-col max-md:items-stretch">
        <Button
          variant="primary"
          isDisabled={isReadOnly || isStopped || isReading || count === 0}
          busy={isCommitting ? act : undefined}
          onPress={onCommit}
        >
          {act}
        </Button>
        {isReadOnly && <p className="text-s text-second">{t('needsServer')}</p>}
        {!isReadOnly && isStopped && count > 0 && <p className="text-s text-second">{t('commit.stopped')}</p>}
      </div>
    </Card>
  );
}
