import { saveFile } from './save-file.ts';

type App = Partial<Pick<Navigator, 'share' | 'canShare'>> & { standalone?: boolean };
type Handing = { file: File; app?: App; save?: typeof saveFile };

/**
 * Gives a file to the person: to the downloads of the browser, or by the share sheet in an installed app of an iPhone, which
 * has no downloads and no way back from a file it shows. That sheet opens only shortly after a press: where making the file
 * took longer, the answer is `needsPress`.
 */
export async function handOverFile({
  file,
  app = navigator,
  save = saveFile,
}: Handing): Promise<'done' | 'needsPress'> {
  const isShared = app.standalone === true && app.canShare?.({ files: [file] }) === true;
  const fault = isShared ? await faultOfSharing(app, file) : 'notShared';
  if (fault === 'NotAllowedError') return 'needsPress';
  // Somebody who closed the sheet did not want the file.
  if (fault !== undefined && fault !== 'AbortError') save(file.name, file);
  return 'done';
}

const faultOfSharing = async (app: App, file: File): Promise<string | undefined> =>
  app.share?.({ files: [file] }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  );
