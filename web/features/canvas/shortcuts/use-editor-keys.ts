import { useEffect, useRef } from 'react';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useSession } from '../session/use-session.ts';
import { type PageActions, pressKey, removeSelected } from './editor-keys.ts';

/** Keys of the editor, unless something is typed or a dialog or menu is open. */
export function useEditorKeys(page: PageActions, onPasteFiles: (files: readonly File[]) => void): void {
  const { editor } = useSession();
  const clipboard = useClipboard();
  const latest = useRef({ page, onPasteFiles, clipboard });
  latest.current = { page, onPasteFiles, clipboard };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target) || isOfControl(event)) return;
      const isHandled = pressKey(
        editor,
        {
          key: event.key,
          code: event.code,
          isShift: event.shiftKey,
          isAlt: event.altKey,
          isCommand: event.ctrlKey || event.metaKey,
        },
        latest.current.page,
      );
      if (!isHandled) return;
      event.preventDefault();
      // The app has keys of its own, such as `?`.
      event.stopImmediatePropagation();
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isElsewhere(event.target) || clipboardData === null || editor.state.isBusy) return;
      const files = [...clipboardData.files].filter((file) => file.type.startsWith('image/'));
      // Layers may come with a picture of them.
      if (latest.current.clipboard.paste((type) => clipboardData.getData(type))) event.preventDefault();
      else if (files.length > 0) {
        latest.current.onPasteFiles(files);
        event.preventDefault();
      }
    };
    const onCopy = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (isElsewhere(event.target) || clipboardData === null || hasSelectedWords()) return;
      if (event.type === 'cut' && editor.state.isBusy) return;
      const copied = latest.current.clipboard.copy();
      if (copied === null) return;
      for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
      event.preventDefault();
      if (event.type === 'cut') removeSelected(editor);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('paste', onPaste);
    window.addEventListener('copy', onCopy);
    window.addEventListener('cut', onCopy);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('copy', onCopy);
      window.removeEventListener('cut', onCopy);
    };
  }, [editor]);
}

/** Words of the page that are marked are copied as words. */
const hasSelectedWords = () => document.getSelection()?.isCollapsed === false;

/** In a field, a menu or a dialog, keys mean something else. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (
    target.closest(
      'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    )
  )
    return true;
  // While a layer is lifted, arrows move it in the list, and Escape puts it back.
  if (target.closest('[data-lifted]')) return true;
  const input = target.closest('input');
  if (input && !['checkbox', 'radio', 'range', 'file', 'button'].includes(input.type)) return true;
  return (
    document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]') !== null
  );
}

/** Arrow keys move sliders and choose among tools: they do not nudge layers then. */
function isOfControl({ key, target }: KeyboardEvent): boolean {
  if (!key.startsWith('Arrow') || !(target instanceof Element)) return false;
  return target.closest('[role="slider"], [role="radiogroup"], [role="tablist"], [role="combobox"]') !== null;
}
