import * as z from 'zod';
import { adminPageQuery } from './admin.ts';
import { defineCall } from './call.ts';
import { engineFaults, engineOperation } from './engine-operations.ts';

/** An engine call that failed, for the operator. */
export const engineFailureSchema = z.object({
  id: z.string(),
  engine: z.string(),
  operation: engineOperation,
  fault: z.enum(engineFaults),
  /** For the operator, in English; null if unknown. */
  message: z.string().nullable(),
  /** The provider's own id of the request. */
  providerRequestId: z.string().nullable(),
  /** The job that made the call; null without one. */
  jobId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  durationMs: z.number().int(),
  spentMicros: z.number().int().min(0).nullable(),
});
export type EngineFailure = z.infer<typeof engineFailureSchema>;

export const listEngineFailures = defineCall({
  method: 'get',
  path: '/api/admin/engine-failures',
  summary: 'Failed engine calls, newest first',
  query: z.object({ ...adminPageQuery, engine: z.string().max(100).optional() }),
  response: z.object({
    success: z.literal(true),
    failures: z.array(engineFailureSchema),
    nextCursor: z.string().nullable(),
  }),
});
