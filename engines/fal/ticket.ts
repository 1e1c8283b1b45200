import * as z from 'zod';
import { EngineError, type EngineTicket } from '../engine.ts';
import type { FalHosts } from './hosts.ts';

/**
 * A call that fal has accepted. Its addresses are the ones that fal answered with: they lack parts of the endpoint's name, so
 * that nobody can build them (fal.ai/docs/api-reference/inference-api).
 */
const callSchema = z.object({
  id: z.string().min(1).max(200),
  statusUrl: z.string(),
  responseUrl: z.string(),
  cancelUrl: z.string(),
});
export type FalCall = z.infer<typeof callSchema>;

const submittedSchema = z
  .object({
    request_id: z.string().min(1).max(200),
    status_url: z.string(),
    response_url: z.string(),
    cancel_url: z.string(),
  })
  .transform(
    (answer): FalCall => ({
      id: answer.request_id,
      statusUrl: answer.status_url,
      responseUrl: answer.response_url,
      cancelUrl: answer.cancel_url,
    }),
  );

/** What fal has answered to a call. Throws an `EngineError` where it is no such answer, or names addresses of others. */
export function callOfAnswer(answer: unknown, hosts: FalHosts): FalCall {
  const read = submittedSchema.safeParse(answer);
  if (!read.success) {
    throw new EngineError('unavailable', 'fal accepted a call without saying how to find it again', {
      mayHaveCost: true,
    });
  }
  const { statusUrl, responseUrl, cancelUrl } = read.data;
  for (const address of [statusUrl, responseUrl, cancelUrl]) hosts.reach(address);
  return read.data;
}

/** Several calls make up one request where an endpoint makes one picture at a time. */
export function toTicket(calls: readonly FalCall[]): EngineTicket {
  return { calls: JSON.stringify(calls) };
}

const ticketSchema = z.object({
  calls: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(callSchema).min(1)),
});

/** Throws an `EngineError` where the ticket is none of this engine's. */
export function callsOfTicket(ticket: EngineTicket): readonly FalCall[] {
  const read = ticketSchema.safeParse(ticket);
  if (read.success) return read.data.calls;
  throw new EngineError('lost', 'the ticket of this call cannot be read', { mayHaveCost: true });
}
