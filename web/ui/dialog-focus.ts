import { useRef } from 'react';

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
