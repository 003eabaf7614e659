import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { imagePath } from '../../ui/more-icon-paths.ts';
import { problemMessage } from '../../i18n/error-messages.ts';
import { cutOut } from './cut-out.ts';

type CropLogoProps = { file: File; isSending: boolean; onClose: () => void; onPicture: (picture: Blob) => void };

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** What of a picture becomes the logo: the whole at first; the frame is moved by finger, mouse or arrow keys. */
export function CropLogo({ file, isSending, onClose, onPicture }: CropLogoProps) {
  const { t, i18n } = useTranslation(['customers', 'pages']);
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const [address, setAddress] = useState<string>();
  const [isDamaged, setDamaged] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    const timer = setTimeout(() => setAddress(made));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [file]);

  async function use() {
    const cut = picture.current && (await cutOut(picture.current, crop));
    if (cut) onPicture(cut);
    else setDamaged(true);
  }
  return (
    <ActionDialog
      title={t('logo.crop')}
      sub={t('logo.cropText')}
      glyph={{ icon: imagePath, tone: 'info' }}
      act={t('logo.use')}
      busy={t('logo.sending')}
      isBusy={isSending}
      isActDisabled={isDamaged}
      error={isDamaged ? problemMessage(i18n, { code: 'logoNotAPicture' }) : null}
      onClose={onClose}
      onAct={() => void use()}
    >
      {!isDamaged && (
        <div className="grid justify-items-center">
          <ReactCrop crop={crop} onChange={(_, percent) => setCrop(percent)} keepSelection minWidth={32} minHeight={32}>
            {address && (
              <img
                ref={picture}
                src={address}
                alt={t('logo.preview')}
                className="max-h-[50dvh]"
                onError={() => setDamaged(true)}
              />
            )}
          </ReactCrop>
        </div>
      )}
    </ActionDialog>
  );
}
