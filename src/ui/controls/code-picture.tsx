import { modulePath } from '../page/module-path.ts';

const moduleSize = 0.4; // millimetres on paper

type CodePictureProps = {
  /** With the quiet zone around them. */
  modules: readonly (readonly boolean[])[];
  title: string;
  /** Its size, where it is not that of paper. */
  className?: string;
};

/** A code in real millimetres, as one vector path. */
export function CodePicture({ modules, title, className }: CodePictureProps) {
  const side = modules.length;
  return (
    <svg
      role="img"
      className={className}
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
