import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withField } from './draft-answers.ts';
import { ReviewField, type ReviewFieldsProps } from './review-field.tsx';
import type { SignaturePad } from './signature-pad.tsx';

type SignatureProps = ReviewFieldsProps & { isDrawn: boolean };

/** The signature: typed, and drawn where the checklist asks for it; who cannot draw types the name instead. */
export function SignatureField({ isDrawn, ...props }: SignatureProps) {
  const { t } = useTranslation('work');
  const late = usePad(isDrawn);
  const { fields, keeper } = props;
  const path = fields.signaturePath ?? '';
  return (
    <>
      {late && <late.SignaturePad path={path} change={(longer) => keeper.change(withField('signaturePath', longer))} />}
      {path === '' && (
        <ReviewField
          {...props}
          name="signatureName"
          label={t(late ? 'signature.orType' : 'review.signature')}
          hint={t('review.signatureHelp')}
        />
      )}
    </>
  );
}

/** Loaded only for checklists that ask for it. Where it does not arrive, the name is typed. */
function usePad(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ SignaturePad: typeof SignaturePad }>();
  useEffect(() => {
    if (isWanted) import('./signature-pad.tsx').then(setLoaded, () => undefined);
  }, [isWanted]);
  return loaded;
}
