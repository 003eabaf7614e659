import { useEffect, useId, useRef, useState } from 'react';
import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { useTranslation } from 'react-i18next';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { Icon } from '../../ui/icon.tsx';
import { failedPath, okPath, waitingPath } from '../../ui/icon-paths.ts';
import '../../ui/dialog.css';
import { goToStep } from './focused-step.ts';
import type { ShownStep } from './missing-answers.ts';
import { RemainingSteps } from './remaining-steps.tsx';
import { sectionStates, type SectionState } from './section-states.ts';

export type OverviewProps = {
  checklist: Checklist;
  steps: ShownStep[];
  language: Language;
  keeper: Pick<DraftKeeper<FunctionCheckDraft>, 'change'>;
};

/** A button beside the progress that opens the sections with their states, to be gone to. */
export function SectionOverview(props: OverviewProps) {
  const { t } = useTranslation('work');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('overview.open')}
      </button>
      {isOpen && <Sheet {...props} close={() => setOpen(false)} />}
    </>
  );
}

function Sheet({ close, ...props }: OverviewProps & { close: () => void }) {
  const { t } = useTranslation('work');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const jump = (itemId: string) => {
    dialog.current?.close();
    goToStep(itemId);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={close}>
      <h2 id={titleId}>{t('overview.title')}</h2>
      <ul className="card list">
        {sectionStates(props).map((section) => (
          <li key={section.goTo}>
            <button type="button" className="entry" onClick={() => jump(section.goTo)}>
              <span className="min-w-0 grow strong">{section.label}</span>
              <State {...section} />
            </button>
          </li>
        ))}
      </ul>
      <RemainingSteps {...props} />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {t('photo.close')}
      </button>
    </dialog>
  );
}

function State({ done, total, failed }: SectionState) {
  const { t } = useTranslation(['work', 'field']);
  const isOpen = done < total;
  const [tone, path] = failed > 0 ? ['bad', failedPath] : isOpen ? ['idle', waitingPath] : ['ok', okPath];
  return (
    <span className={`${tone} state-word`}>
      <Icon path={path} />
      {failed > 0
        ? t('work:overview.failed', { done, total, failed })
        : t(isOpen ? 'field:check.sectionCount' : 'work:overview.done', { done, total })}
    </span>
  );
}
