/** Hands a file to the browser, as if its link had been pressed. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by the time it turns to the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
