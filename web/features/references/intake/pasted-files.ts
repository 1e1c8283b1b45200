/**
 * The files that a paste brings for the references; none where it is meant for something else. Copied text may carry a
 * picture of itself along: in a field the text goes first. What is pasted while a dialog is open is the dialog's.
 */
export function filesOfPaste(event: ClipboardEvent): File[] {
  const { clipboardData, target } = event;
  if (clipboardData === null || event.defaultPrevented || isDialogOpen()) return [];
  const element = target instanceof Element ? target : null;
  const isField = element?.closest('input, textarea, [contenteditable="true"]') instanceof Element;
  if (isField && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/** Whether a dialog has the page: then nothing behind it takes a file. */
export function isDialogOpen(): boolean {
  // So does Radix keep presses from what is behind.
  return document.body.style.pointerEvents === 'none';
}
