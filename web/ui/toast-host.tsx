import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useIsDesktop } from './media-query.ts';
import { useIsDialogOpen } from './open-dialogs.ts';
import { setToastHost, type Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const usualDurationMs = 5_000;

function durationOf(toast: Toast): number {
  if (toast.durationMs !== undefined) return toast.durationMs;
  return toast.tone === 'error' || toast.percent !== undefined ? Number.POSITIVE_INFINITY : usualDurationMs;
}

/**
 * The toaster's ids by ours, of shown toasts only: the toaster would remove a new toast with the id of one
 * that is closing.
 */
const shown = new Map<string, string | number>();

function close(id: string): void {
  const toasterId = shown.get(id);
  shown.delete(id);
  if (toasterId !== undefined) sonner.dismiss(toasterId);
}

const host = {
  show(toast: Toast) {
    const known = shown.get(toast.id);
    const end = () => {
      if (shown.get(toast.id) === toasterId) shown.delete(toast.id);
      toast.onEnd?.();
    };
    const toasterId = sonner.custom(() => <ToastCard toast={toast} onClose={() => close(toast.id)} />, {
      ...(known !== undefined && { id: known }),
      duration: durationOf(toast),
      onAutoClose: end,
      onDismiss: end,
    });
    shown.set(toast.id, toasterId);
  },
  dismiss: close,
};

/**
 * Bottom right, 340 px; on phones above the docked composer, by `--dock-now`. A dialog has buttons at its
 * bottom and at the right of its heading: while one is open, toasts are at the top between the two.
 */
export default function ToastHost() {
  const isDesktop = useIsDesktop();
  const isDialogOpen = useIsDialogOpen();
  useEffect(() => {
    setToastHost(host);
    return () => setToastHost(null);
  }, []);
  // Outside the app's root, which an open dialog hides from screen readers and pointers.
  return createPortal(
    <Sonner
      position={isDialogOpen ? 'top-center' : isDesktop ? 'bottom-right' : 'bottom-center'}
      offset={isDialogOpen ? 8 : 20}
      mobileOffset={{ bottom: 'calc(var(--dock-now, 0px) + 12px)', left: 12, right: 12, top: 8 }}
      expand
      gap={10}
      visibleToasts={4}
      className="z-65! font-sans!"
      toastOptions={{ unstyled: true, className: 'w-full sm:w-[340px] pointer-events-auto' }}
    />,
    document.body,
  );
}
