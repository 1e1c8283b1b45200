import { useEffect, useRef } from 'react';
import { useSession } from '../session/use-session.ts';
import { type PageActions, pressKey } from './editor-keys.ts';

/** Keys of the editor, unless something is typed or a dialog or menu is open. */
export function useEditorKeys(page: PageActions): void {
  const { editor } = useSession();
  const latest = useRef(page);
  latest.current = page;
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
        latest.current,
      );
      if (!isHandled) return;
      event.preventDefault();
      // The app has keys of its own, such as `?`.
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor]);
}

/** In a field, a menu or a dialog, keys mean something else. */
export function isElsewhere(target: EventTarget | null): boolean {
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
