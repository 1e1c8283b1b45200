import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GenerateResponse } from '#contract/generation.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { takeStartedJob } from '../jobs/use-jobs.ts';
import { newPressKey, nextPress, type Press } from './press-key.ts';
import { prepare, type Sending } from './sending.ts';
import { isUnsettled } from './submit-outcome.ts';

interface GenerateOptions {
  onStarted: (answer: GenerateResponse, sending: Sending) => void;
  onRefused: (thrown: unknown, sending: Sending) => void;
}

/**
 * Sends a press. One press carries one Idempotency-Key, over its own retries and over later presses of the same form
 * while it is unknown whether the server took it: nothing is charged twice.
 */
export function useGenerate({ onStarted, onRefused }: GenerateOptions) {
  const client = useQueryClient();
  const unsettled = useRef<Press | null>(null);
  const current = useRef<Press | null>(null);
  const mutation = useMutation({
    mutationFn: async (sending: Sending) => {
      const { fields, send } = await prepare(sending);
      current.current = nextPress(current.current ?? unsettled.current, fields, newPressKey);
      return send({ 'idempotency-key': current.current.key });
    },
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess(answer, sending) {
      unsettled.current = null;
      takeStartedJob(client, answer, sending.draft);
      onStarted(answer, sending);
    },
    onError(thrown, sending) {
      unsettled.current = isUnsettled(thrown) ? current.current : null;
      onRefused(thrown, sending);
    },
  });

  function send(sending: Sending): void {
    if (mutation.isPending) return;
    current.current = null;
    mutation.mutate(sending);
  }

  return { send, isSending: mutation.isPending };
}
