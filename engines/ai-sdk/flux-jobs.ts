import * as z from 'zod';
import type { JobEnd } from './queued-job.ts';

export const fluxResultSchema = z.object({ sample: z.url() }).nullish().catch(null);

/** The end of a job of FLUX by a status that says neither that it is running nor that it is unknown. */
export function jobEndOf(status: string, result: z.infer<typeof fluxResultSchema>): JobEnd {
  if (status === 'Ready' && result) return { url: result.sample };
  // The request is moderated before the work, the content after it.
  if (status === 'Request Moderated') return { kind: 'refused', code: status, mayHaveCost: false };
  if (status === 'Content Moderated') return { kind: 'refused', code: status, mayHaveCost: true };
  // Quote the status only if it is a known one.
  const code = ['Ready', 'Error', 'Failed'].includes(status) ? status : 'another status';
  return { kind: 'unavailable', code, mayHaveCost: true };
}
