import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type GenerateResponse, generate, generateThumbnail } from '#contract/generation.ts';
import { call } from '#web/api/call.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import type { Draft } from '../draft/draft.ts';
import { takeStartedJob } from '../jobs/use-jobs.ts';
import { generateFields, thumbnailFields } from './generate-fields.ts';
import { nextPress, type Press } from './press-key.ts';
import { isUnsettled } from './submit-outcome.ts';

interface GenerateOptions {
  onStarted: (answer: GenerateResponse, draft: Draft) => void;
  onRefused: (thrown: unknown, draft: Draft) => void;
}

/**
 * Sends a draft to be made. One press carries one Idempotency-Key, over its own retries and over later presses of the
 * same form while it is unknown whether the server took it: nothing is charged twice.
 */
export function useGenerate({ onStarted, onRefused }: GenerateOptions) {
  const client = useQueryClient();
  const unsettled = useRef<Press | null>(null);
  const mutation = useMutation({
    mutationFn: ({ draft, press }: { draft: Draft; press: Press }) =>
      post(draft, { 'idempotency-key': press.key }),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess(answer, { draft }) {
      unsettled.current = null;
      takeStartedJob(client, answer, draft);
      onStarted(answer, draft);
    },
    onError(thrown, { draft, press }) {
      unsettled.current = isUnsettled(thrown) ? press : null;
      onRefused(thrown, draft);
    },
  });

  function send(draft: Draft): void {
    if (mutation.isPending) return;
    const fields = JSON.stringify(draft);
    const press = nextPress(unsettled.current, fields, newKey);
    mutation.mutate({ draft, press });
  }

  return { send, isSending: mutation.isPending };
}

/** ThumbnailsV2 has a call of its own. */
function post(draft: Draft, headers: Record<string, string>): Promise<GenerateResponse> {
  return draft.tool === 'ThumbnailsV2'
    ? call(generateThumbnail, { form: thumbnailFields(draft), headers })
    : call(generate, { form: generateFields(draft), headers });
}

/** `crypto.randomUUID` is missing where the page is served over plain http from another machine. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
