import { lazy, Suspense, useEffect, useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { onProofRequested } from './with-proof.ts';

const ProofDialog = lazy(partLoader(() => import('./proof-dialog.tsx')));

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
  return (
    <Suspense>
      <ProofDialog profile={profile} onEnd={end} />
    </Suspense>
  );
}
