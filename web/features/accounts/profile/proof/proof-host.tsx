import { lazy, Suspense, useEffect, useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { onProofRequested } from './with-proof.ts';

const ProofDialog = lazy(partLoader(() => import('./proof-dialog.tsx')));

/** Shows the reauthentication dialog when a call needs it. */
export function ProofHost({ profile }: { profile: Profile }) {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  useEffect(
    () =>
      onProofRequested(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAsked({ answer: resolve });
        return promise;
      }),
    [],
  );
  if (asked === null) return null;
  const end = (isProven: boolean) => {
    setAsked(null);
    asked.answer(isProven);
  };
  return (
    <Suspense>
      <ProofDialog profile={profile} onEnd={end} />
    </Suspense>
  );
}
