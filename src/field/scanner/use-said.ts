import type { PackModel } from '../../contract/pack.ts';
import type { ScannedText } from '../../domain/scanned-text.ts';
import { useTranslation } from 'react-i18next';
import type { Sight } from './create-scan.ts';
import type { CameraState } from './camera-watch.ts';

type Scene = { camera: CameraState; found: ScannedText | null; sight: Sight; models: readonly PackModel[] };

/** The one line over the picture; a screen reader says it whenever it changes. */
export function useSaid({ camera, found, sight, models }: Scene): string {
  const { t } = useTranslation('scan');
  if (found?.kind === 'label') {
    const { modelNo, serialNumber } = found.label;
    const name = models.find((model) => model.modelNo === modelNo)?.designation ?? t('found.unknownModel');
    return t('say.found', { name, serial: serialNumber });
  }
  if (found?.kind === 'udi') return t('say.foundMark');
  if (found) return t(`other.${found.kind}.title`);
  if (camera.kind === 'fault') return t('say.noPicture');
  if (camera.kind !== 'running') return t('say.starting');
  return t(sight === 'clear' ? 'say.looking' : 'say.cannotSee');
}
