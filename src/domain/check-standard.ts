import type { CheckKind } from '../contract/checklist.ts';

/** Where a kind of check is demanded, whoever the maker is; null where only the maker says so. */
export function checkStandard(kind: CheckKind): string | null {
  switch (kind) {
    case 'stk':
      return 'MPBetreibV § 12';
    case 'mtk':
      return 'MPBetreibV § 15';
    case 'electricalSafety':
    case 'afterRepair':
      return 'IEC 62353';
    case 'preUse':
    case 'visual':
    case 'periodic':
    case 'commissioning':
      return null;
  }
}
