import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useIsDesktop } from './media-query.ts';
import { setToastHost, type Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const usualDurationMs = 5_000;

function durationOf(toast: Toast): number {
  if (toast.durationMs !== undefined) return toast.durationMs;
  return toast.tone === 'error' || toast.percent !== undefined ? Number.POSITIVE_INFINITY : usualDurationMs;
}

const host = {
  show(toast: Toast) {
    sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
      id: toast.id,
      duration: durationOf(toast),
      onAutoClose: () => toast.onEnd?.(),
      onDismiss: () => toast.onEnd?.(),
    });
  },
  dismiss(id: string) {
    sonner.dismiss(id);
  },
};

/** Bottom right, 340 px; on phones above the docked composer, whose height it reads from `--dock-now`. */
export default function ToastHost() {
  const isDesktop = useIsDesktop();
  useEffect(() => {
    setToastHost(host);
    return () => setToastHost(null);
  }, []);
  return (
    <Sonner
      position={isDesktop ? 'bottom-right' : 'bottom-center'}
      offset={20}
      mobileOffset={{ bottom: 'calc(var(--dock-now, 0px) + 12px)', left: 12, right: 12 }}
      expand
      gap={10}
      visibleToasts={4}
      className="z-65! font-sans!"
      toastOptions={{ unstyled: true, className: 'w-full sm:w-[340px]' }}
    />
  );
}
