// The icons of the form itself. All others stand in more-icon-paths.ts, so that the first visit does not carry them.
export const backPath = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const downPath = 'M6 9.5l6 6 6-6';
export const checkPath = 'M5 12.5 9.5 17 19 7.5';
export const crossPath = 'M6 6l12 12M18 6 6 18';
export const minusPath = 'M5 12h14';
export const okPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.4l2.8 2.7L16 9.5';
export const failedPath = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6';
export const attentionPath = 'M12 2.6 21.4 12 12 21.4 2.6 12zM12 8v4.6M12 15.9v.01';
export const infoPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.01';
export const storedPath =
  'M8 2.8h8a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2zM9.2 12l2 2 3.6-4';
export const waitingPath =
  'M7 3h10M7 21h10M8 3v3.4c0 2.1 4 3.4 4 5.6 0-2.2 4-3.5 4-5.6V3M8 21v-3.4c0-2.1 4-3.4 4-5.6 0 2.2 4 3.5 4 5.6V21';
export const receivedPath = 'M2.5 12.8l4.2 4.2L15 8M11 16.2l.8.8L20.5 8';
export const offlinePath =
  'M6.6 19H17a4.3 4.3 0 0 0 2.7-.9M21.3 15.6A4.4 4.4 0 0 0 17.6 10.1 6 6 0 0 0 10 5.6M6.4 8.4A5.4 5.4 0 0 0 6.6 19M3 3l18 18';
