import { useRef } from 'react';

/**
 * Where the focus goes when a dialog opens and closes. Opening: to what asks for it by `data-autofocus`, else to the
 * dialog itself, not to its close button, whose tooltip would open at once. Closing: back to where it was, which Radix
 * does for its own triggers only. A button of the dialog that has put the focus elsewhere, such as into the prompt, has
 * the last word.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      const wanted = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
      (wanted ?? event.currentTarget).focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
