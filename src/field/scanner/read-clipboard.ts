export type Pasted = { kind: 'picture'; picture: Blob } | { kind: 'text'; text: string } | null;

/** What lies on the clipboard, a picture before a text; null when there is neither, or the browser does not tell. */
export async function readClipboard(): Promise<Pasted> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const picture = item.types.find((type) => type.startsWith('image/'));
      if (picture) return { kind: 'picture', picture: await item.getType(picture) };
    }
    const text = await navigator.clipboard.readText();
    return text.trim() === '' ? null : { kind: 'text', text };
  } catch {
    return null;
  }
}

/** What was pasted with the keyboard. */
export function readPaste({ clipboardData }: ClipboardEvent): Pasted {
  const picture = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  if (picture) return { kind: 'picture', picture };
  const text = clipboardData?.getData('text') ?? '';
  return text.trim() === '' ? null : { kind: 'text', text };
}
