import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { abilitiesOf, setZoom } from './camera-abilities.ts';

/** Brings a small code nearer, where the camera can. */
export function ZoomSlider({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('scan');
  const [zoom] = useState(() => abilitiesOf(track).zoom);
  const [value, setValue] = useState(zoom?.now ?? 1);
  if (!zoom) return null;
  return (
    <label className="scanner-zoom">
      <span>{t('zoom')}</span>
      <input
        type="range"
        min={zoom.min}
        max={zoom.max}
        step={zoom.step}
        value={value}
        onChange={(event) => {
          setValue(event.target.valueAsNumber);
          void setZoom(track, event.target.valueAsNumber);
        }}
      />
    </label>
  );
}
