import { useTranslation } from 'react-i18next';
import { mostPhotosOfCheck } from '../../contract/answer.ts';
import type { FormPhotos, PickedFile } from '../../offline/photos/form-photos.ts';

type WordsProps = { entry: PickedFile; photos: FormPhotos; max?: number };

/** Why a picked file is no photo of its form, by its name, and what can be done. */
export function PickFaultWords({ entry: { id, file, state, canRetry }, photos, max = mostPhotosOfCheck }: WordsProps) {
  const { t } = useTranslation('work');
  if (state === 'preparing') return null;
  return (
    <>
      <p>
        {file && <strong className="code">{file}: </strong>}
        {t(`photo.fault.${state}`, { max: state === 'tooManyInCheck' ? mostPhotosOfCheck : max })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {canRetry && (
          <button type="button" className="text-link" onClick={() => photos.retry(id)}>
            {t('photo.retry')}
          </button>
        )}
        <button type="button" className="text-link" onClick={() => photos.dismiss(id)}>
          {t('photo.leaveOut')}
        </button>
      </p>
    </>
  );
}
