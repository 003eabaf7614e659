import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';

type ProgressBarProps = {
  label: string;
  /** What stands at the end: "3 of 12". */
  words: string;
  /** Of a hundred; without it, nobody knows how long. */
  percent?: number;
};

/** How far something is: an import, an upload. */
export function ProgressBar({ label, words, percent }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={percent ?? 0}
      isIndeterminate={percent === undefined}
      valueLabel={words}
      className="grid grid-cols-1 gap-1.5"
    >
      <span className="flex flex-wrap justify-between gap-x-3 text-s">
        <Label className="font-strong">{label}</Label>
        <span className="text-second tabular-nums">{words}</span>
      </span>
      <span className="drawn-here h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full bg-accent ${percent === undefined ? 'wanders w-1/3' : ''}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </span>
    </AriaProgressBar>
  );
}
