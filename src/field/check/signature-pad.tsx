import { useId, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signatureSheet, withoutLastStroke, withStroke, type Point } from './signature-path.ts';
import './signature.css';

type PadProps = { path: string; change: (path: string) => void };

/** A sheet to sign on with finger, pen or mouse. Every stroke is kept when it ends. */
export function SignaturePad({ path, change }: PadProps) {
  const { t } = useTranslation('work');
  const titleId = useId();
  const stroke = useRef<{ pointer: number; points: Point[] } | null>(null);
  const [drawing, setDrawing] = useState<string>('');
  const [isFull, setFull] = useState(false);
  const { width, height } = signatureSheet;

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (stroke.current || event.button !== 0) return; // a palm beside the pen, or another button of the mouse
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { pointer: event.pointerId, points: [pointOf(event.nativeEvent, event.currentTarget)] };
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const own = ownStroke(event);
    if (!own) return;
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const step of steps.length > 0 ? steps : [event.nativeEvent])
      own.points.push(pointOf(step, event.currentTarget));
    setDrawing(own.points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const own = ownStroke(event);
    if (!own) return;
    stroke.current = null;
    setDrawing('');
    const longer = withStroke(path, own.points);
    setFull(longer === null);
    if (longer !== null) change(longer);
  };
  const put = (shorter: string) => {
    setFull(false);
    change(shorter);
  };

  return (
    <div role="group" aria-labelledby={titleId} className="control">
      <p id={titleId} className="strong">
        {t('review.signature')}
      </p>
      <svg
        className="signature"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(path === '' ? 'signature.empty' : 'signature.signed')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className="base" d={`M24 ${height - 40}H${width - 24}`} />
        <path d={path + drawing} />
      </svg>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="hint grow" role="status">
          {t(isFull ? 'signature.full' : path === '' ? 'signature.help' : 'signature.signed')}
        </span>
        {path !== '' && (
          <>
            <button type="button" className="text-link" onClick={() => put(withoutLastStroke(path))}>
              {t('signature.undo')}
            </button>
            <button type="button" className="text-link" onClick={() => put('')}>
              {t('signature.clear')}
            </button>
          </>
        )}
      </div>
    </div>
  );

  function ownStroke({ pointerId }: PointerEvent) {
    return stroke.current?.pointer === pointerId ? stroke.current : null;
  }
}

/** Where on the sheet something points; the sheet fills its place on the page without being cropped. */
function pointOf({ clientX, clientY }: globalThis.PointerEvent, sheet: SVGSVGElement): Point {
  const place = sheet.getBoundingClientRect();
  return {
    x: ((clientX - place.left) / place.width) * signatureSheet.width,
    y: ((clientY - place.top) / place.height) * signatureSheet.height,
  };
}
