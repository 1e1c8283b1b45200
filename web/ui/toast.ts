import type { ReactNode } from 'react';

export interface Toast {
  /** The same id updates the shown toast. */
  id: string;
  title: ReactNode;
  line?: ReactNode;
  /** Errors stay until they are closed. */
  tone?: 'neutral' | 'ok' | 'error';
  /** The address of a small 16:9 picture. */
  picture?: string;
  /** Progress, 0 to 100: shows the number and a bar, and stays until it is changed or dismissed. */
  percent?: number | null;
  /** The number is estimated: the bar is striped. */
  estimated?: boolean;
  /** Undo, Cancel, Open: a link at the end. */
  action?: { label: string; onPress: () => void };
  /** Called once it has timed out or was closed; after `onPress` if the action was clicked. */
  onEnd?: () => void;
  /** How long it stays; 5 s by default. */
  durationMs?: number;
}

/** What the mounted host does; its code loads with the first toast. */
export interface ToastHost {
  show(toast: Toast): void;
  dismiss(id: string): void;
}

let host: ToastHost | null = null;
let waiting: Toast[] = [];
let wake: (() => void) | null = null;
let count = 0;

/**
 * Shows a toast and returns its id. For results that are not visible otherwise; never instead of a message
 * beside its control.
 */
export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): string {
  count += 1;
  const shown: Toast = { ...toast, id: toast.id ?? `toast-${count}` };
  if (host !== null) host.show(shown);
  else {
    waiting = [...waiting.filter((one) => one.id !== shown.id), shown];
    wake?.();
  }
  return shown.id;
}

export function dismissToast(id: string): void {
  waiting = waiting.filter((one) => one.id !== id);
  host?.dismiss(id);
}

/** Registers the toaster, called for the first toast. Returns its unsubscribe function. */
export function onFirstToast(needed: () => void): () => void {
  wake = needed;
  if (waiting.length > 0) needed();
  return () => {
    wake = null;
  };
}

export function setToastHost(next: ToastHost | null): void {
  host = next;
  if (next === null) return;
  for (const toast of waiting) next.show(toast);
  waiting = [];
}
