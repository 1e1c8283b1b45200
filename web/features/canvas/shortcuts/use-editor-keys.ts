import { useEffect, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { type PageActions, pasteCopied, pressKey } from './editor-keys.ts';

/** Keys of the editor, unless something is typed or a dialog or menu is open. */
export function useEditorKeys(page: PageActions, onPasteFiles: (files: readonly File[]) => void): void {
  const { editor } = useSession();
  const latest = useRef({ page, onPasteFiles });
  latest.current = { page, onPasteFiles };
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
      if (isElsewhere(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      if (files.length > 0) latest.current.onPasteFiles(files);
      else if (!pasteCopied(editor)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}

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
