import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GenerateResponse } from '#contract/generation-calls.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { randomKey } from '#web/api/random-key.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { storeStartedJob } from '../jobs/use-jobs.ts';
import type { Sending } from './sending.ts';
import { nextSubmission, type Submission } from './submission-key.ts';
import { isUnsettled } from './submit-outcome.ts';

/** The forms' code; the first visit does not need it. */
export const loadSender = partLoader(() => import('./prepare-submission.ts'));

interface GenerateOptions {
  onStarted: (answer: GenerateResponse, sending: Sending) => void;
  onRefused: (thrown: unknown, sending: Sending) => void;
}

/**
 * Sends a submission. It keeps one Idempotency-Key over its own retries and over later submissions of the
 * unchanged form while its outcome is unknown, so nothing is charged twice.
 */
export function useGenerate({ onStarted, onRefused }: GenerateOptions) {
  const client = useQueryClient();
  const unsettled = useRef<Submission | null>(null);
  const current = useRef<Submission | null>(null);
  const mutation = useMutation({
    mutationFn: async (sending: Sending) => {
      const { prepare } = await loadSender();
      const { fields, send } = await prepare(sending);
      current.current = nextSubmission(current.current ?? unsettled.current, fields, randomKey);
      return send({ 'idempotency-key': current.current.key });
    },
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess(answer, sending) {
      unsettled.current = null;
      storeStartedJob(client, answer, sending.draft);
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
