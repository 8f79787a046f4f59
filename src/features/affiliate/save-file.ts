/** Hands a file to the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn of the loop.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
