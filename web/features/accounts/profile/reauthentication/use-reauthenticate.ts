import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Reauthentication, reauthenticate } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Sends the password or code, and holds the error. */
export function useReauthenticate(onSuccess: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Reauthentication) => call(reauthenticate, { body }),
    onMutate: () => setFailure(null),
    onSuccess,
    onError: (error) => setFailure(errorText(error)),
  });
  const send = (body: Reauthentication) => {
    if (!isPending) mutate(body);
  };
  return { send, isChecking: isPending, failure, setFailure };
}
