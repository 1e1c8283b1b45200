import * as z from 'zod';
import { jobLimits } from './limits.ts';

/** The headers of calls that a client may repeat: the same key gives the first answer again. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().max(jobLimits.idempotencyKeyMaxCharacters).optional(),
});
