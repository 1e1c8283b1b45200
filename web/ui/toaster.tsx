import { useEffect, useState } from 'react';
import { deferredPart } from './lazy-part.tsx';
import { onFirstToast } from './toast.ts';

const ToastHost = deferredPart(async () => (await import('./toast-host.tsx')).default);

/** Rendered once per page. Loads nothing until the first toast. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? <ToastHost /> : null;
}
