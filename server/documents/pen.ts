/** The place on a page where the next thing goes, in points. */
export type Pen = {
  left: number;
  width: number;
  y: number;
  /** Where the foot begins. */
  bottom: number;
  newPage: () => void;
};
