import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { abilitiesOf, setTorch } from './camera-abilities.ts';
import { torchPath } from './scanner-icon-paths.ts';

/** The light beside the lens, where there is one. */
export function TorchButton({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('scan');
  const [isOn, setOn] = useState(false);
  if (!abilitiesOf(track).hasTorch) return null;
  const turn = async () => {
    if (await setTorch(track, !isOn)) setOn(!isOn);
  };
  return (
    <button
      type="button"
      className="button glass square"
      aria-pressed={isOn}
      aria-label={t('light')}
      onClick={() => void turn()}
    >
      <Icon path={torchPath} large />
    </button>
  );
}
