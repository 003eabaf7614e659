import encodeQR from 'qr';
import { CodePicture } from '../../ui/controls/code-picture.tsx';

const quietZone = 4; // modules

/** The code of a label: upper-case text in alphanumeric mode, error correction M. */
export function LabelCode({ text, title }: { text: string; title: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: quietZone });
  return <CodePicture modules={modules} title={title} />;
}
