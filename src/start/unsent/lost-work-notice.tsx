import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';

type NoticeProps = { count: number; onRead: () => void };

/** The browser has cleared unsent work: said on every page, until somebody has read it. */
export function LostWorkNotice({ count, onRead }: NoticeProps) {
  const { t } = useTranslation('work');
  return (
    <section role="alert" className="strip info">
      <Icon path={attentionPath} />
      <span className="grow">
        <strong>{t('lost.title', { count })}.</strong> {t('lost.text')}
      </span>
      <button type="button" className="text-link" onClick={onRead}>
        {t('lost.ok')}
      </button>
    </section>
  );
}
