/**
 * Copies a text. Over plain http from another machine browsers have no clipboard for scripts; there the older command
 * serves. Rejects where neither works.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  const focused = document.activeElement;
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser does not let this page copy.');
}
