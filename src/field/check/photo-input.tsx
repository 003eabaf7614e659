import { useEffect, useRef, type ReactNode } from 'react';
import { awaitedShot } from './awaited-shot.ts';

type InputProps = {
  className: string;
  /** Opens the camera at once, where there is one; otherwise files are chosen. */
  camera?: boolean;
  itemKey: string;
  /** Resolves when the files are written down. */
  onFiles: (files: File[]) => Promise<void>;
  children: ReactNode;
};

/** A button that opens the camera or the files of the phone. */
export function PhotoInput({ className, camera = false, itemKey, onFiles, children }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', awaitedShot.end);
    return () => element?.removeEventListener('cancel', awaitedShot.end);
  }, []);
  return (
    <label className={className}>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        onClick={() => camera && awaitedShot.begin(itemKey, 'shot')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file may be chosen again
          // Until they are on disk the page can be killed, and they with it.
          awaitedShot.begin(itemKey, camera ? 'shot' : 'files');
          void onFiles(files).finally(awaitedShot.end);
        }}
      />
      {children}
    </label>
  );
}
