import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

const pointedAtFor = 600; // milliseconds

/** Words that help and are not needed: on a touch screen nobody sees them. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={pointedAtFor}>
      {children}
      <AriaTooltip
        offset={6}
        className="arrives max-w-80 rounded-control border border-offline bg-offline px-2 py-1 text-xs leading-close text-on-offline"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
