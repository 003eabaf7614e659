import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import type { useCamera } from './use-camera.ts';

/** Which camera, where there are several. The choice is remembered on this device. */
export function CameraSelect({ camera: { state, choose } }: { camera: ReturnType<typeof useCamera> }) {
  const { t } = useTranslation('scan');
  if (state.kind !== 'running' || state.cameras.length < 2) return null;
  return (
    <Field label={t('camera')}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={state.track.getSettings().deviceId ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {state.cameras.map(({ deviceId, label }, index) => (
            <option key={deviceId} value={deviceId}>
              {label || t('cameraNo', { nr: index + 1 })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
