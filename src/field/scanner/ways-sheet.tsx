import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusPage } from '../../ui/focus-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { CameraSelect } from './camera-select.tsx';
import type { Sight } from './create-scan.ts';
import { MarkForm } from './mark-form.tsx';
import { keyboardPath, picturePath, tagPath } from './scanner-icon-paths.ts';
import { Trouble } from './trouble.tsx';
import type { useCamera } from './use-camera.ts';
import type { usePaste } from './use-paste.ts';

type WaysSheetProps = {
  camera: ReturnType<typeof useCamera>;
  sight: Sight;
  typeHref: string;
  handIn: ReturnType<typeof usePaste>;
  end: ReactNode;
};

/** What can be done while the camera looks, and instead of it: type, pick a picture, type or paste a mark. */
export function WaysSheet({ camera, sight, typeHref, handIn, end }: WaysSheetProps) {
  const { t } = useTranslation('scan');
  const [isTypingMark, setTypingMark] = useState(false);
  const { outcome, take } = handIn;
  const closeMark = () => {
    setTypingMark(false);
    focusPage();
  };
  return (
    <div className="scanner-sheet">
      <Trouble camera={camera} sight={sight} outcome={outcome} />
      {isTypingMark ? (
        <MarkForm take={take} close={closeMark} />
      ) : (
        <>
          <div className="flex items-center gap-2">
            <h2 className="muted small grow">{t('ways.title')}</h2>
            {end}
          </div>
          <div className="scanner-ways">
            <a className="button" href={typeHref}>
              <Icon path={keyboardPath} large />
              {t('ways.type')}
            </a>
            <label className="button">
              <input
                type="file"
                accept="image/*"
                onChange={({ target }) => {
                  const [picture] = target.files ?? [];
                  if (picture) void take({ kind: 'picture', picture });
                  target.value = ''; // the same picture may be picked again
                }}
              />
              <Icon path={picturePath} large />
              {t('ways.picture')}
            </label>
            <button type="button" className="button" onClick={() => setTypingMark(true)}>
              <Icon path={tagPath} large />
              {t('ways.mark')}
            </button>
          </div>
        </>
      )}
      <CameraSelect camera={camera} />
    </div>
  );
}
