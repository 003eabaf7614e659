import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { searchPath } from '../../ui/controls/portal-icon-paths.ts';
import { lazyComponent } from './lazy-component.tsx';

const SearchEverything = lazyComponent(
  'search',
  async () => (await import('./search-everything.tsx')).SearchEverything,
);

/** The search over everything, by its button and by Ctrl K (⌘ K on a Mac). */
export function PortalSearch({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('portal');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isReadOnly) return undefined;
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [isReadOnly]);
  return (
    <>
      <IconButton icon={searchPath} label={t('nav.search')} isDisabled={isReadOnly} onPress={() => setOpen(true)} />
      {isOpen && <SearchEverything onClose={() => setOpen(false)} />}
    </>
  );
}
