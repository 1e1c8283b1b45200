import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Proof, reauthenticate } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Sends a proof and holds its error. */
export function useProof(onProven: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (proof: Proof) => call(reauthenticate, { body: proof }),
    onMutate: () => setFailure(null),
    onSuccess: onProven,
    onError: (error) => setFailure(errorText(error)),
  });
  const prove = (proof: Proof) => {
    if (!isPending) mutate(proof);
  };
  return { prove, isProving: isPending, failure, setFailure };
}
