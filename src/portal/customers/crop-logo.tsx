import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { problemWords } from '../../i18n/field-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { cutOut } from './cut-out.ts';

type CropLogoProps = { file: File; isSending: boolean; onClose: () => void; onPicture: (picture: Blob) => void };

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** What of a picture becomes the logo: the whole at first; the frame is moved by finger, mouse or arrow keys. */
export function CropLogo({ file, isSending, onClose, onPicture }: CropLogoProps) {
  const { t, i18n } = useTranslation(['customers', 'desk']);
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
    <Dialog
      title={t('logo.crop')}
      sub={t('logo.cropText')}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isDamaged}
            busy={isSending ? t('logo.sending') : undefined}
            onPress={() => void use()}
          >
            {t('logo.use')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {isDamaged && <Banner tone="bad" title={problemWords(i18n, { code: 'logoNotAPicture' })} />}
      </div>
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
    </Dialog>
  );
}
