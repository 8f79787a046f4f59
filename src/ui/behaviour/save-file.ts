export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed: the browser reads the content asynchronously.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
