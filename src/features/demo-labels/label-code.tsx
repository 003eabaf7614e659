import encodeQR from 'qr';
import { modulePath } from './module-path.ts';

const moduleSize = 0.4; // millimetres on paper
const quietZone = 4; // modules

/** A code in real millimetres, as one vector path: upper-case text in alphanumeric mode, error correction M. */
export function LabelCode({ text, title }: { text: string; title: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: quietZone });
  const side = modules.length;
  return (
    <svg
      role="img"
      aria-label={title}
      width={`${side * moduleSize}mm`}
      height={`${side * moduleSize}mm`}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={modulePath(modules)} fill="#000" />
    </svg>
  );
}
