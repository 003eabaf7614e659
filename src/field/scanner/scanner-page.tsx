import { useEffect, useState, type ReactNode } from 'react';
import type { Pack } from '../../contract/pack.ts';
import { useTranslation } from 'react-i18next';
import { focusPage } from '../../ui/focus-page.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { CameraView } from './camera-view.tsx';
import { createDecoder } from './create-decoder.ts';
import { createScan } from './create-scan.ts';
import { FoundSheet } from './found-sheet.tsx';
import { openPicture } from './open-picture.ts';
import type { ScannedDevice, ScanPurpose } from './scanned-device.ts';
import { tellOfSuccess } from './tell-of-success.ts';
import { useCamera } from './use-camera.ts';
import { usePaste } from './use-paste.ts';
import { WaysSheet } from './ways-sheet.tsx';
import './scanner.css';

export type ScannerPageProps = {
  purpose: ScanPurpose;
  /** Models, keys and hosts, once they are read from this phone. */
  pack: Pack | null;
  /** Where a device is named by typing. */
  typeHref: string;
  hrefOf: (device: ScannedDevice, purpose: ScanPurpose) => string;
  /** What stands on every field page: the number of unsent items, the language. */
  end: ReactNode;
  now: () => number;
};

/** The camera of the app: finds the device in front of it, by our label or by its UDI mark. */
export function ScannerPage(props: ScannerPageProps) {
  const { pack, now, typeHref, end } = props;
  const { t } = useTranslation('scan');
  const camera = useCamera();
  const { scan, decoder } = useScan({ hosts: pack?.hosts, now });
  const { found, sight, seen, isLooking } = useWatched(scan)!;
  const handIn = usePaste(scan);
  useTitle(t('title'));
  const lookAgain = () => {
    scan.again();
    focusPage(); // the button that had the focus is gone
  };

  return (
    <main className="scanner">
      <CameraView
        camera={camera.state}
        {...{ decoder, found, sight, isLooking, closeHref: typeHref, onFrame: scan.addFrame }}
        models={pack?.models ?? []}
      />
      {found ? (
        <FoundSheet {...props} {...{ found, seen }} again={lookAgain} />
      ) : (
        <WaysSheet camera={camera} {...{ sight, typeHref, handIn, end }} />
      )}
    </main>
  );
}

/** One stay at the scanner, with the decoder it uses. */
function useScan({ hosts, now }: { hosts: readonly string[] | undefined; now: () => number }) {
  const [parts] = useState(() => {
    const decoder = createDecoder();
    const thisYear = new Date(now()).getFullYear();
    // Until the pack is read from this phone, our labels are those of the page's own host.
    const scan = createScan({ decoder, openPicture, onSuccess: tellOfSuccess }, { hosts: [location.host], thisYear });
    return { decoder, scan };
  });
  const { scan, decoder } = parts;
  useEffect(() => {
    if (hosts) scan.learn(hosts);
  }, [scan, hosts]);
  useEffect(() => decoder.end, [decoder]);
  return parts;
}
