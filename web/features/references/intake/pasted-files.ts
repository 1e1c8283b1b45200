/**
 * The files that a paste brings for the references; none where it is meant for something else. Copied text may carry a
 * picture of itself along: in a field the text goes first. What is pasted into a dialog is the dialog's.
 */
export function filesOfPaste(event: ClipboardEvent): File[] {
  const { clipboardData, target } = event;
  if (clipboardData === null || event.defaultPrevented) return [];
  const element = target instanceof Element ? target : null;
  if (element?.closest('[role="dialog"]')) return [];
  const isField = element?.closest('input, textarea, [contenteditable="true"]') !== null && element !== null;
  if (isField && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}
