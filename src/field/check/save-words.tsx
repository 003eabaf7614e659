import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '../../offline/draft-keeper.ts';

/** Whether what was typed is on this phone. Said to screen readers only where it changes what one must know. */
export function SaveWords({ save }: { save: SaveState }) {
  const { t, i18n } = useTranslation('field');
  const time = (at: number) => new Intl.DateTimeFormat(regional(i18n.language), { timeStyle: 'short' }).format(at);
  switch (save.kind) {
    case 'untouched':
      return null;
    case 'waiting':
    case 'saving':
      return <span>{t(`save.${save.kind}`)}</span>;
    case 'saved':
      return <span>{t('save.saved', { time: time(save.at) })}</span>;
    case 'failed':
      return (
        <span className="bad state-word" role="alert">
          {t('save.failed')}
        </span>
      );
  }
}
