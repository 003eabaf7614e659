import type { ScannedText } from '../../domain/scanned-text.ts';
import { FoundLabel } from './found-label.tsx';
import { FoundMark } from './found-mark.tsx';
import { FoundOther } from './found-other.tsx';
import type { ScannerPageProps } from './scanner-page.tsx';
import type { SeenCodes } from './seen-codes.ts';

export type FoundProps = ScannerPageProps & { seen: SeenCodes; again: () => void };

/** What was found, and where it leads. */
export function FoundSheet({ found, ...props }: FoundProps & { found: ScannedText }) {
  switch (found.kind) {
    case 'label':
      return <FoundLabel key={found.token} {...props} found={found} />;
    case 'udi':
      return <FoundMark key={found.text} {...props} found={found} />;
    case 'damagedLabel':
    case 'wrongCheckDigit':
    case 'hibc':
    case 'foreign':
      return <FoundOther {...props} found={found} />;
  }
}
