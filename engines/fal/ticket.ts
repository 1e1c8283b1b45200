import * as z from 'zod';
import type { EngineTicket, EngineWarning } from '../calls.ts';
import { EngineError } from '../engine.ts';
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

/** What is known when calls are put into the queue, and not by whoever collects: references are not read again. */
interface Known {
  readonly warnings: readonly EngineWarning[];
  /** What another endpoint than the operation's own costs, in millionths of a US dollar; null where its own is asked. */
  readonly spentMicros: number | null;
  /** The endpoint that is asked, such as `fal-ai/flux/dev`; null where nobody needs to know. */
  readonly endpoint: string | null;
}

/** Several calls make up one request where an endpoint makes one picture at a time. */
export function toTicket(
  calls: readonly FalCall[],
  { warnings, spentMicros, endpoint }: Known = { warnings: [], spentMicros: null, endpoint: null },
): EngineTicket {
  return {
    calls: JSON.stringify(calls),
    ...(warnings.length > 0 && { warnings: JSON.stringify(warnings) }),
    ...(spentMicros !== null && { spentMicros }),
    ...(endpoint !== null && { endpoint }),
  };
}

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});
const callsSchema = jsonText.pipe(z.array(callSchema).min(1));
const warningsSchema = jsonText.pipe(z.array(z.object({ code: z.string(), message: z.string() })));

/** Throws an `EngineError` where the ticket is none of this engine's. */
export function callsOfTicket({ calls }: EngineTicket): readonly FalCall[] {
  const read = callsSchema.safeParse(calls);
  if (read.success) return read.data;
  throw new EngineError('lost', 'the ticket of this call cannot be read', { mayHaveCost: true });
}

export function knownOfTicket({ warnings, spentMicros, endpoint }: EngineTicket): Known {
  return {
    warnings: warningsSchema.safeParse(warnings).data ?? [],
    spentMicros: typeof spentMicros === 'number' ? spentMicros : null,
    endpoint: typeof endpoint === 'string' ? endpoint : null,
  };
}
