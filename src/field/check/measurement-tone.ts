/** The state of a measurement as the tone its frame and its verdict are drawn in. */
export const toneOf = { open: '', notANumber: 'bad', noted: 'info', pass: 'ok', remark: 'soon', fail: 'bad' } as const;
