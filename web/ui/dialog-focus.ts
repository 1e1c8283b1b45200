import { type KeyboardEvent, useRef } from 'react';

/**
 * Moves the focus when a dialog opens and closes. On opening: to the element with `data-autofocus`, else to
 * the dialog itself, not to its close button, whose tooltip would open at once. On closing: back to where it
 * was, which Radix does only for its own triggers. If a button of the dialog has moved the focus,
 * such as into the prompt, it stays there.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      const target = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
      (target ?? event.currentTarget).focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}

/**
 * Closes the dialog that has the focus on Escape. Radix leaves the key to the dialog below until an effect
 * after it has moved the focus into a new one: that key closed the wrong one.
 */
export function useDialogEscape(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onEscapeKeyDown(event: Event) {
      const focused = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (focused === null || focused === ref.current) return;
      event.preventDefault();
      leftToOthers.add(event);
    },
    onKeyDown(event: KeyboardEvent) {
      const isHandled = event.defaultPrevented && !leftToOthers.delete(event.nativeEvent);
      if (event.key !== 'Escape' || isHandled) return;
      event.preventDefault();
      onClose();
    },
  };
}

/** Keys that a dialog has got in place of the one with the focus. */
const leftToOthers = new WeakSet<Event>();
