import { useEffect } from 'react';
import { sendLocalEdits } from '#web/features/edits/index.ts';

/** Sends the edits that this browser has kept: on coming, and whenever the network is back. */
export function useSendKeptEdits(): void {
  useEffect(() => {
    const send = () => void sendLocalEdits().catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
