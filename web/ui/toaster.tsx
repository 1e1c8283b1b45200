import { useEffect, useState } from 'react';
import { latePart } from './lazy-part.tsx';
import { onFirstToast } from './toast.ts';

const ToastHost = latePart(async () => (await import('./toast-host.tsx')).default);

/** Rendered once per page. Loads nothing until the first toast. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? <ToastHost /> : null;
}
