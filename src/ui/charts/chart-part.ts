/** The look of one part of a figure. */
export type PartLook = 'ok' | 'soon' | 'over' | 'bad' | 'idle';

/** One kind of part, in the order in which parts are stacked. */
export type ChartPart = { id: string; label: string; look: PartLook };

/** One bar: its name, and how much of each part it has. */
export type ChartBar = { id: string; name: string; amounts: Record<string, number> };

export const totalOf = ({ amounts }: Pick<ChartBar, 'amounts'>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
