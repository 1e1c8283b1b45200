import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Proof, proveUser } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Sends a proof, and says what is wrong with it. */
export function useProving(onProven: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (proof: Proof) => call(proveUser, { body: proof }),
    onMutate: () => setFailure(null),
    onSuccess: onProven,
    onError: (error) => setFailure(errorText(error)),
  });
  const prove = (proof: Proof) => {
    if (!isPending) mutate(proof);
  };
  return { prove, isProving: isPending, failure, setFailure };
}
