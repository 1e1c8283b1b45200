import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { understandEdit } from '#contract/edit-calls.ts';
import { isBlankPrompt } from '#contract/generation.ts';
import { call } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import type { DocumentSession } from '../session/document-session.ts';
import type { EditKind } from './edit-run.ts';
import { baseOf, editSource } from './edit-source.ts';

/** What an edit would do, before it is started. */
export type Understood = z.output<(typeof understandEdit)['response']>;

/** How long nothing is typed before the server reads a prompt. */
const settleMs = 450;

/** What is known of a prompt: nothing to know, being read, read, or unreadable by now. */
export type Understanding =
  | { readonly step: 'none' }
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly understood: Understood }
  | { readonly step: 'failed'; readonly error: unknown };

/** Reads a prompt once its typing rests. Null for a session without a document. */
export function useUnderstanding(
  session: DocumentSession | null,
  kind: EditKind,
  prompt: string,
): Understanding {
  const settled = useSettledText(prompt);
  const isWanted = session !== null && !isBlankPrompt(prompt);
  const { data, error } = useQuery({
    ...queryOf(session, kind, settled),
    enabled: isWanted && settled === prompt,
    retry: false,
  });
  if (!isWanted) return { step: 'none' };
  if (settled !== prompt) return { step: 'reading' };
  if (data !== undefined) return { step: 'read', understood: data };
  return error === null ? { step: 'reading' } : { step: 'failed', error };
}

/** Reads a prompt now, without waiting for the typing to rest. */
export function useUnderstandNow() {
  const client = useQueryClient();
  return (session: DocumentSession, kind: EditKind, prompt: string) => readNow(client, session, kind, prompt);
}

function readNow(
  client: QueryClient,
  session: DocumentSession,
  kind: EditKind,
  prompt: string,
): Promise<Understood> {
  return client.fetchQuery({ ...queryOf(session, kind, prompt), retry: false });
}

function queryOf(session: DocumentSession | null, kind: EditKind, prompt: string) {
  const base = session === null ? null : baseOf(session.editor.committedDocument);
  return queryOptions({
    queryKey: ['understood edit', session?.id, base?.asset, kind, prompt.trim(), currentLanguage()],
    queryFn: async ({ signal }) => {
      if (session === null) throw new Error('there is no document');
      const { assetId } = await editSource(session);
      const mask = kind === 'mask' && { mask: true, maskShare: session.editor.selection.facts.share };
      const body = { assetId, prompt, language: currentLanguage(), ...mask };
      return call(understandEdit, { body, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
