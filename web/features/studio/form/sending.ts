import type { Draft } from '../draft/draft.ts';
import { gatherReferences, type SentReferences } from './gather-references.ts';

/**
 * What one submission sends: the form at that moment, or a failed job again, which the server still has.
 * Pictures still being read belong to the submission.
 */
export type Sending = { draft: Draft } & ({ references: Promise<SentReferences> } | RetrySending);

interface RetrySending {
  failedJobId: string;
  /** The id of its tile, if that is not the job's. */
  tile?: string;
}

/** What a submission sends: form and references, unaffected by later changes. */
export function sendingOf(draft: Draft, owner: string): Sending {
  const references = gatherReferences(draft, owner);
  // If the submission is refused before it is sent, the references have no other reader.
  references.catch(() => undefined);
  return { draft, references };
}

/** The tile of the failure that is resent; null for a submission of the form. */
export function tileOf(sending: Sending): string | null {
  return 'failedJobId' in sending ? (sending.tile ?? sending.failedJobId) : null;
}

/** The failed job that is resent; null for a submission of the form. */
export function failedJobOf(sending: Sending): string | null {
  return 'failedJobId' in sending ? sending.failedJobId : null;
}
