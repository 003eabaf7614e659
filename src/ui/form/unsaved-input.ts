let held = 0;

/** Whether something is typed on this page that a reload would lose. */
export const hasUnsavedInput = () => held > 0;

/** Says that there is such input, until the answered function is called. */
export function holdUnsavedInput(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
