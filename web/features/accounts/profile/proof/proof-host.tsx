import { useEffect, useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { latePart } from '#web/ui/lazy-part.tsx';
import { onProofRequested } from './with-proof.ts';

const ProofDialog = latePart(async () => (await import('./proof-dialog.tsx')).default);

/** Shows the reauthentication dialog when a call needs it. */
export function ProofHost({ profile }: { profile: Profile }) {
  const [request, setRequest] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  useEffect(
    () =>
      onProofRequested(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setRequest({ answer: resolve });
        return promise;
      }),
    [],
  );
  if (request === null) return null;
  const end = (isProven: boolean) => {
    setRequest(null);
    request.answer(isProven);
  };
  return <ProofDialog profile={profile} onEnd={end} />;
}
