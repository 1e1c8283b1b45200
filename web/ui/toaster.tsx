import { lazy, Suspense, useEffect, useState } from 'react';
import { partLoader } from './part-loader.ts';
import { onFirstToast } from './toast.ts';

const ToastHost = lazy(partLoader(() => import('./toast-host.tsx')));

/** Rendered once per page. Loads nothing until the first toast. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
