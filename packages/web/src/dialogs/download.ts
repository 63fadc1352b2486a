/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** `dejarik-maple-1234.json`, without what a file system might not like. */
export function replayName(seed: string): string {
  return `dejarik-${seed.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 40) || 'game'}.json`;
}
