import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { focusPage } from '../../ui/focus-page.ts';
import type { Sight } from './create-scan.ts';
import type { useCamera } from './use-camera.ts';
import type { HandedIn } from './use-paste.ts';

type TroubleProps = { camera: ReturnType<typeof useCamera>; sight: Sight; outcome: HandedIn };

/** Why nothing can be seen, in words of its own for each cause, and the way on. */
export function Trouble({ camera: { state, again }, sight, outcome }: TroubleProps) {
  const { t } = useTranslation('scan');
  const startAgain = () => {
    again();
    focusPage();
  };
  return (
    <div role="alert" className="grid gap-3 empty:hidden">
      {state.kind === 'fault' && (
        <>
          <Banner tone="over" title={t(`fault.${state.fault}.title`)}>
            <p>{t(`fault.${state.fault}.text`)}</p>
          </Banner>
          {state.fault !== 'insecure' && state.fault !== 'unsupported' && (
            <button type="button" className="button" onClick={startAgain}>
              {t('again')}
            </button>
          )}
        </>
      )}
      {state.kind === 'running' && sight !== 'clear' && (
        <Banner tone="soon" title={t(`sight.${sight}.title`)}>
          <p>{t(`sight.${sight}.text`)}</p>
        </Banner>
      )}
      {outcome !== null && (
        <Banner tone={outcome === 'reading' ? 'info' : 'soon'} title={t(`handedIn.${outcome}.title`)}>
          <p>{t(`handedIn.${outcome}.text`)}</p>
        </Banner>
      )}
    </div>
  );
}
