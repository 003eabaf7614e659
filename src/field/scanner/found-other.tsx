import { spelledText } from '../../domain/spelled-text.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import type { FoundProps } from './found-sheet.tsx';
import type { OtherSeen } from './seen-codes.ts';

/** A code that names no device of ours: shown as text, never opened. */
export function FoundOther({ found, again, typeHref, hrefOf, purpose }: FoundProps & { found: OtherSeen }) {
  const { t } = useTranslation('scan');
  // Of a damaged label the page keeps that there was one, so that somebody replaces it.
  const typing = found.kind === 'damagedLabel' ? hrefOf({ token: found.token }, purpose) : typeHref;
  return (
    <div className="scanner-sheet">
      <div role="alert">
        <Banner tone="soon" title={t(`other.${found.kind}.title`)}>
          <p>{t(`other.${found.kind}.text`)}</p>
        </Banner>
      </div>
      <p className="code scanner-text">
        <span className="unseen">{t('other.content')}: </span>
        {shortened(spelledText(found.text))}
      </p>
      <button type="button" className="button primary big" onClick={again}>
        {t('found.again')}
      </button>
      <a className="button" href={typing}>
        {t('other.type')}
      </a>
    </div>
  );
}

const longest = 400; // characters; enough to recognise a code, and never a wall of text
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);
