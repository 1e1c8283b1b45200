import { type GenerateResponse, generate, generateThumbnail, retryPress } from '#contract/generation.ts';
import { call } from '#web/api/call.ts';
import type { Draft } from '../draft/draft.ts';
import { gatherReferences, type SentReferences } from './gather-references.ts';
import { generateFields, thumbnailFields } from './generate-fields.ts';

/**
 * What one press sends: the form as it was at that moment, or a failed job again, which the server still knows whole.
 * Pictures that are still being read belong to the press.
 */
export type Sending = { draft: Draft } & ({ references: Promise<SentReferences> } | { failedJobId: string });

/** What a press of Generate sends: the form and its references, whatever becomes of them afterwards. */
export function sendingOf(draft: Draft, owner: string): Sending {
  const references = gatherReferences(draft, owner);
  // Where the press is refused before it is sent, nobody waits for them.
  references.catch(() => undefined);
  return { draft, references };
}

/** The failed job that is sent again; null for a press of the form. */
export function failedJobOf(sending: Sending): string | null {
  return 'failedJobId' in sending ? sending.failedJobId : null;
}

/** A press that is ready to go out. */
export interface Post {
  /** Tells this press from others: the same text is the same press. */
  fields: string;
  send: (headers: Record<string, string>) => Promise<GenerateResponse>;
}

export async function prepare(sending: Sending): Promise<Post> {
  if ('failedJobId' in sending) {
    const { failedJobId: jobId } = sending;
    return {
      fields: JSON.stringify({ retry: jobId }),
      send: (headers) => call(retryPress, { params: { jobId }, headers }),
    };
  }
  const { draft } = sending;
  const gathered = await sending.references;
  return {
    fields: JSON.stringify([draft, gathered.ids, gathered.settings]),
    send: (headers) => post(draft, gathered, headers),
  };
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
    : call(generate, {
        form: { ...generateFields(draft, files.length > 0), ...references },
        files: { image: files },
        headers,
      });
}
