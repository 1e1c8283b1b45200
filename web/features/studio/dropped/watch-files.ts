interface FileListener {
  /** Whether pasted files are for this listener, and not for a form on the page. */
  takesPastes: () => boolean;
  /** Files were dropped on a dialog that takes none. */
  onRefused: () => void;
  /** Whether files are over the page. */
  onDrag: (isOver: boolean) => void;
  onFiles: (files: readonly File[]) => void;
}

/**
 * Watches the page for dropped and pasted files, and keeps the browser from opening them in place of the
 * page. What a dialog, a field or another part of the page takes is left to it.
 */
export function watchFiles({ takesPastes, onDrag, onFiles, onRefused }: FileListener): () => void {
  const listening = new AbortController();
  const on = <
    Type extends 'dragstart' | 'dragend' | 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste',
  >(
    type: Type,
    listen: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listen, { signal: listening.signal });
  // A picture of the page itself, which Chromium drags as a file, too.
  let isOwn = false;
  on('dragstart', () => {
    isOwn = true;
  });
  on('dragend', () => {
    isOwn = false;
  });
  const hasFiles = ({ dataTransfer }: DragEvent) => !isOwn && dataTransfer?.types.includes('Files') === true;
  on('dragenter', (event) => {
    if (hasFiles(event) && !isDialogOpen()) onDrag(true);
  });
  on('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  on('dragleave', (event) => {
    // Out of the window, not from one element to the next.
    if (event.relatedTarget === null) onDrag(false);
  });
  on('drop', (event) => {
    onDrag(false);
    if (!hasFiles(event)) return;
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    if (!isDialogOpen()) onFiles([...(event.dataTransfer?.files ?? [])]);
    else if (!isTaken) onRefused();
  });
  on('paste', (event) => {
    const { clipboardData, target } = event;
    if (clipboardData === null || event.defaultPrevented || isDialogOpen() || !takesPastes()) return;
    const isField = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]');
    // Copied text may include a picture of itself: in a field the text wins.
    if (isField && clipboardData.types.includes('text/plain')) return;
    const files = [...clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  return () => listening.abort();
}

/**
 * Whether a modal dialog is open, so that nothing behind it accepts files. The viewer lets them through: what
 * can be done with them is offered above it.
 */
function isDialogOpen(): boolean {
  // Radix blocks pointer events behind a modal this way.
  if (document.body.style.pointerEvents !== 'none') return false;
  const topmost = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
  return topmost?.hasAttribute('data-lets-files-through') !== true;
}
