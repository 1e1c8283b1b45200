/** What goes in, with the spaces that part it from its neighbours. */
export function spaced(
  text: string,
  before: string,
  after: string,
): { lead: string; text: string; trail: string } {
  return {
    lead: before === '' || /\s$/.test(before) ? '' : ' ',
    text,
    trail: /^[\p{L}\p{N}]/u.test(after) ? ' ' : '',
  };
}

/**
 * Writes at the cursor, in the place of what is selected, and selects what was written. It goes in as typing does, so
 * that the browser's own undo takes it out again. A field that nobody was in yet is written on at its end.
 */
export function writeInto(area: HTMLTextAreaElement, text: string): void {
  const isUntouched = area.selectionStart === 0 && area.selectionEnd === 0;
  const from = isUntouched ? area.value.length : area.selectionStart;
  const to = isUntouched ? area.value.length : area.selectionEnd;
  const { lead, trail } = spaced(text, area.value.slice(0, from), area.value.slice(to));
  replaceRange(area, from, to, `${lead}${text}${trail}`);
  area.setSelectionRange(from + lead.length, from + lead.length + text.length);
}

function replaceRange(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Marked as old, and yet the one way that keeps the field's own undo.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
