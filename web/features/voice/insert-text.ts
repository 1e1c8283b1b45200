/** The text to insert, with the spaces that separate it from its neighbours. */
export function withSpaces(
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
 * Inserts text at the cursor, replacing the selection, and selects it. Inserts like typing, so that the
 * browser's undo works. A field that never had the focus is extended at its end.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const isUntouched = area.selectionStart === 0 && area.selectionEnd === 0;
  const from = isUntouched ? area.value.length : area.selectionStart;
  const to = isUntouched ? area.value.length : area.selectionEnd;
  const { lead, trail } = withSpaces(text, area.value.slice(0, from), area.value.slice(to));
  replaceRange(area, from, to, `${lead}${text}${trail}`);
  area.setSelectionRange(from + lead.length, from + lead.length + text.length);
}

function replaceRange(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way that keeps the field's undo.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
