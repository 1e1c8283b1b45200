import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type GenerateResponse, generate, generateThumbnail } from '#contract/generation.ts';
import { call } from '#web/api/call.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { useUser } from '#web/features/accounts/index.ts';
import type { Draft } from '../draft/draft.ts';
import { takeStartedJob } from '../jobs/use-jobs.ts';
import { gatherReferences, type SentReferences } from './gather-references.ts';
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
  const { id: owner } = useUser();
  const unsettled = useRef<Press | null>(null);
  const current = useRef<Press | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ draft, references }: Sending) => {
      // Pictures that are still being read belong to the press.
      const gathered = await references;
      const fields = JSON.stringify([draft, gathered.ids, gathered.settings]);
      current.current = nextPress(current.current ?? unsettled.current, fields, newKey);
      return post(draft, gathered, { 'idempotency-key': current.current.key });
    },
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess(answer, { draft }) {
      unsettled.current = null;
      takeStartedJob(client, answer, draft);
      onStarted(answer, draft);
    },
    onError(thrown, { draft }) {
      unsettled.current = isUnsettled(thrown) ? current.current : null;
      onRefused(thrown, draft);
    },
  });

  function send(draft: Draft): void {
    if (mutation.isPending) return;
    current.current = null;
    mutation.mutate({ draft, references: gatherReferences(draft, owner) });
  }

  return { send, isSending: mutation.isPending };
}

interface Sending {
  draft: Draft;
  references: Promise<SentReferences>;
}

/** ThumbnailsV2 has a call of its own. */
function post(
  draft: Draft,
  { files, settings }: SentReferences,
  headers: Record<string, string>,
): Promise<GenerateResponse> {
  const references = files.length === 0 ? {} : { references: JSON.stringify(settings) };
  return draft.tool === 'ThumbnailsV2'
    ? call(generateThumbnail, {
        form: { ...thumbnailFields(draft), ...references },
        files: { images: files },
        headers,
      })
    : call(generate, { form: { ...generateFields(draft), ...references }, files: { image: files }, headers });
}

/** `crypto.randomUUID` is missing where the page is served over plain http from another machine. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
