import { useLayoutEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

/** Rendered in every dialog and sheet: while one is mounted, toasts keep clear of its buttons. */
export function OpenDialogMark() {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

/** Whether a dialog or a sheet is open. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open > 0,
  );
}

/** Prevents a click on a toast from counting as a click outside the dialog. */
export function ignoreToastClick(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]') !== null) event.preventDefault();
}
