import { useEffect, useRef } from 'react';
import type { PackModel } from '../../contract/pack.ts';
import { useTranslation } from 'react-i18next';
import type { ScannedText } from '../../domain/scanned-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { crossPath } from '../../ui/icon-paths.ts';
import type { Decoder } from './create-decoder.ts';
import type { Sight } from './create-scan.ts';
import { readFrames, type FrameOutcome } from './read-frames.ts';
import { TorchButton } from './torch-button.tsx';
import type { CameraState } from './camera-watch.ts';
import { useSaid } from './use-said.ts';
import { ZoomSlider } from './zoom-slider.tsx';

type CameraViewProps = {
  camera: CameraState;
  decoder: Decoder;
  onFrame: (outcome: FrameOutcome) => void;
  found: ScannedText | null;
  sight: Sight;
  isLooking: boolean;
  models: readonly PackModel[];
  closeHref: string;
};

/** What the camera sees, with the guide in its middle, the light, the zoom, and one line that says what is going on. */
export function CameraView({ camera, decoder, onFrame, isLooking, closeHref, ...shown }: CameraViewProps) {
  const { t } = useTranslation('scan');
  const video = useRef<HTMLVideoElement>(null);
  const running = camera.kind === 'running' ? camera : null;
  const stream = running?.stream ?? null;

  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream;
    // Refused only while the page goes away; the next stream is played again.
    if (stream) void video.current.play().catch(() => undefined);
  }, [stream]);
  useEffect(() => {
    if (!stream || !isLooking || !video.current) return;
    return readFrames({ video: video.current, decoder, onFrame });
  }, [stream, isLooking, decoder, onFrame]);

  const isFound = shown.found?.kind === 'label' || shown.found?.kind === 'udi';
  return (
    <div className={shown.found ? 'scanner-view found' : 'scanner-view'}>
      <video ref={video} playsInline muted aria-hidden="true" />
      <header className="scanner-top">
        <a className="button glass square" href={closeHref} aria-label={t('close')}>
          <Icon path={crossPath} large />
        </a>
        <h1>{t(isFound ? 'found.title' : 'title')}</h1>
        {running && <TorchButton key={running.track.id} track={running.track} />}
      </header>
      <div className={isFound ? 'scanner-guide hit' : 'scanner-guide'} aria-hidden="true" />
      <div className="scanner-foot">
        {running && !shown.found && <ZoomSlider key={running.track.id} track={running.track} />}
        <p className="scanner-say" role="status">
          {useSaid({ camera, ...shown })}
        </p>
      </div>
    </div>
  );
}
