/**
 * The files of a paste that is meant for the references, or none. Copied text may include a picture of
 * itself: in a field the text wins. While a dialog is open the paste belongs to it.
 */
export function pastedFiles(event: ClipboardEvent): File[] {
  const { clipboardData, target } = event;
  if (clipboardData === null || event.defaultPrevented || isDialogOpen()) return [];
  const element = target instanceof Element ? target : null;
  const isField = element?.closest('input, textarea, [contenteditable="true"]') instanceof Element;
  if (isField && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/** Whether a modal dialog is open: then nothing behind it accepts files. */
export function isDialogOpen(): boolean {
  // Radix blocks pointer events behind a modal this way.
  return document.body.style.pointerEvents === 'none';
}
