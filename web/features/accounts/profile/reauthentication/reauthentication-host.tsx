import { useEffect, useState } from 'react';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { onReauthenticationNeeded } from './with-reauthentication.ts';

const ReauthenticationDialog = deferredPart(
  async () => (await import('./reauthentication-dialog.tsx')).default,
);

/** Shows the reauthentication dialog when a call needs it. */
export function ReauthenticationHost() {
  const [request, setRequest] = useState<{ answer: (isReauthenticated: boolean) => void } | null>(null);
  useEffect(
    () =>
      onReauthenticationNeeded(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setRequest({ answer: resolve });
        return promise;
      }),
    [],
  );
  if (request === null) return null;
  const end = (isReauthenticated: boolean) => {
    setRequest(null);
    request.answer(isReauthenticated);
  };
  return <ReauthenticationDialog onEnd={end} />;
}
