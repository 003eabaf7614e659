import { codeSize } from '../../domain/label-code-size.ts';
import type { LabelLayout } from '../../domain/label-layouts.ts';

/** No code of ours has fewer modules, however short its host and its serial number are. */
export const fewestModules = 41;

/** Why a layout cannot hold a code of so many modules, in millimetres; nothing where it can. */
export function layoutRefusal(layout: LabelLayout, modules = fewestModules) {
  const size = codeSize(layout, modules);
  return size.kind === 'tooSmall' ? { module: size.module, smallest: size.smallest } : undefined;
}
