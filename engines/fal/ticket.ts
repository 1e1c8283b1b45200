import * as z from 'zod';
import type { EngineTicket, EngineWarning } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { FalHosts } from './hosts.ts';

/**
 * A call that fal has accepted. The addresses are from fal's response: they lack parts of the endpoint's
 * name, so they cannot be built here (fal.ai/docs/api-reference/inference-api).
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

/**
 * Reads fal's response to a call. Throws an `EngineError` when it is no such response, or has addresses of
 * other hosts.
 */
export function callOfResponse(answer: unknown, hosts: FalHosts): FalCall {
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

/** What is known at submission, but not at collection: references are not read again. */
interface Known {
  readonly warnings: readonly EngineWarning[];
  /**
   * The price of another endpoint than the operation's own, in millionths of a US dollar; null for its own.
   */
  readonly spentMicros: number | null;
  /** The called endpoint, such as `fal-ai/flux/dev`; null when it is not needed. */
  readonly endpoint: string | null;
}

/** A request has several calls when an endpoint makes one picture at a time. */
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

/** Throws an `EngineError` when the ticket is not one of this engine's. */
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
