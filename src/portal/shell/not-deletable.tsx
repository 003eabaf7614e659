import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** Says why something cannot be deleted, where the answer is known before it is tried. */
export function NotDeletable({ title, reason, onClose }: { title: string; reason: string; onClose: () => void }) {
  const { t } = useTranslation('pages');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      buttons={
        <Button isSafeChoice onPress={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      <Banner tone="info" title={reason} />
    </Dialog>
  );
}
