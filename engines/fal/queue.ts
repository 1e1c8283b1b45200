import * as z from 'zod';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { asEngineError } from '../remote/as-engine-error.ts';
import { type PollOptions, pollUntil } from '../remote/poll.ts';
import type { FalRefusal, FalWire } from './client.ts';
import type { FalHosts } from './hosts.ts';
import { typeOf } from './rules.ts';
import { callOfAnswer, type FalCall } from './ticket.ts';

/** One call as fal is asked for it. */
export interface FalJob {
  /** Such as `fal-ai/flux/dev`. */
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface QueueDeps {
  readonly wire: FalWire;
  readonly hosts: FalHosts;
  /** Null where fal cannot reach this server. */
  readonly webhookUrl: string | null;
}

interface SubmitOptions {
  readonly signal: AbortSignal;
  /** What has not begun after so long is not begun any more. */
  readonly startWithinMs: number;
  /** How long what is made stays in fal's store, where anybody can fetch it who knows its address; null for ever. */
  readonly keepForSeconds: number | null;
}

/** fal answers as soon as it has written a call down. */
const acceptedMs = 60_000;
/** How long fal may take to hear that nobody waits any more. */
const cancelPatienceMs = 5_000;

/**
 * Puts a call into fal's queue. Whoever goes away before fal has answered would never learn what to call off: so the answer is
 * waited for all the same, and called off here. Throws `EngineError`s, and the signal's reason.
 */
export async function submitJob(deps: QueueDeps, job: FalJob, options: SubmitOptions): Promise<FalCall> {
  const { signal } = options;
  signal.throwIfAborted();
  const asked = postJob(deps, job, options);
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([asked, left.promise]);
  } catch (error) {
    if (signal.aborted) asked.then((call) => callOff(deps, [call])).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function postJob(
  { wire, hosts, webhookUrl }: QueueDeps,
  { endpoint, input }: FalJob,
  { startWithinMs, keepForSeconds }: SubmitOptions,
): Promise<FalCall> {
  const lifecycle = JSON.stringify({ expiration_duration_seconds: keepForSeconds });
  const deadline = AbortSignal.timeout(acceptedMs);
  try {
    const answer = await wire.sdk(deadline).queue.submit(endpoint, {
      input,
      startTimeout: startWithinMs / 1_000,
      // What fal does a second time by itself may be paid for a second time.
      headers: { 'x-fal-no-retry': '1', 'x-fal-object-lifecycle-preference': lifecycle },
      ...(webhookUrl !== null && { webhookUrl }),
    });
    return callOfAnswer(answer, hosts);
  } catch (thrown) {
    const error = asEngineError('fal', thrown, { signal: deadline });
    if (error instanceof EngineError) throw error;
    const message = `fal did not answer within ${acceptedMs} ms`;
    throw new EngineError('timed_out', message, { cause: error, mayHaveCost: true });
  }
}

interface Waiting extends Pick<PollOptions, 'longestMs' | 'patience'> {
  /** Whether somebody comes back for the call where fal stays away for longer than there is patience. */
  readonly comesBack?: true;
}

/**
 * Waits until a call has ended, and answers what the model has. What it throws knows that the call was accepted: only what
 * somebody comes back for may be tried again.
 */
export async function resultOf(
  { wire, webhookUrl }: QueueDeps,
  call: FalCall,
  context: Pick<EngineContext, 'signal' | 'untilNews'>,
  { comesBack, ...waiting }: Waiting = {},
): Promise<unknown> {
  const key = webhookUrl === null ? null : call.id;
  const ask = () => askOnce(wire, call, context.signal);
  const end = await pollUntil(context, { key, ...waiting }, ask).catch((error: unknown) => {
    const isFinal = error instanceof EngineError && !(comesBack && error.mayRetry);
    throw isFinal ? aboutCall(call, error, { mayHaveCost: true }) : error;
  });
  if ('failure' in end) throw end.failure;
  return end.json;
}

/** Tells fal that nobody waits for a call; that it is over, or unknown, is no failure. */
export async function cancelCall(
  { wire }: Pick<QueueDeps, 'wire'>,
  call: FalCall,
  signal: AbortSignal,
): Promise<void> {
  const said = await wire.ask('PUT', call.cancelUrl, signal);
  // 400 ALREADY_COMPLETED, 404 NOT_FOUND
  if ('error' in said && said.answer?.status !== 400 && said.answer?.status !== 404) throw said.error;
}

/** The same for several, for whom nobody waits either: what comes of it changes nothing here. */
export async function callOff(deps: Pick<QueueDeps, 'wire'>, calls: readonly FalCall[]): Promise<void> {
  const signal = AbortSignal.timeout(cancelPatienceMs);
  await Promise.allSettled(calls.map((call) => cancelCall(deps, call, signal)));
}

type End = { readonly json: unknown } | { readonly failure: EngineError };

const statusSchema = z.object({ status: z.string() });
const goesOn = new Set(['IN_QUEUE', 'IN_PROGRESS']);

/** Null as long as the call goes on. Throws what passes. */
async function askOnce(wire: FalWire, call: FalCall, signal: AbortSignal): Promise<End | null> {
  const said = await wire.ask('GET', call.statusUrl, signal);
  if ('error' in said) {
    if (isGone(said)) return { failure: lost(call) };
    throw said.error;
  }
  const read = statusSchema.safeParse(said.json);
  if (!read.success) throw new EngineError('unavailable', 'fal answered a status that cannot be read');
  if (goesOn.has(read.data.status)) return null;
  // That it has ended says nothing of how: a run that failed answers as its model did.
  const result = await wire.ask('GET', call.responseUrl, signal);
  return 'error' in result ? endOfRefusal(call, result) : result;
}

/** What fal answers about a call whose endpoint has no such path. */
const noSuchPath = /path .{0,200} not found/i;
const notYet = /still in progress/i;

function endOfRefusal(call: FalCall, refusal: FalRefusal): End | null {
  const { error, answer } = refusal;
  if (answer === null) throw error;
  if (answer.status === 400 && notYet.test(answer.text)) return null;
  if (isGone(refusal)) {
    if (!noSuchPath.test(answer.text)) return { failure: lost(call) };
    const message = 'fal knows no such endpoint';
    return { failure: aboutCall(call, new EngineError('misconfigured', message), { mayHaveCost: false }) };
  }
  const isModels = typeOf(answer) !== null || answer.headers.has('x-fal-request-timeout-type');
  if (!isModels && error.mayRetry) throw error;
  // fal charges for no run that ends with a 5xx (fal.ai/docs/model-apis/model-endpoints/reliability); for others it may.
  return { failure: aboutCall(call, error, { mayHaveCost: answer.status < 500 }) };
}

function isGone({ answer }: FalRefusal): boolean {
  return answer?.status === 404 || answer?.status === 410;
}

/** Results are kept for an hour, large ones for six minutes (fal.ai/docs/inference-api/queue/result). */
function lost(call: FalCall): EngineError {
  const error = new EngineError('lost', 'fal does not know this call any more');
  return aboutCall(call, error, { mayHaveCost: true });
}

/** The same error, saying which call it is about: one that fal has accepted, of which asking again would say the same. */
export function aboutCall(
  call: FalCall,
  error: EngineError,
  { mayHaveCost }: Pick<EngineError, 'mayHaveCost'>,
): EngineError {
  return new EngineError(error.kind, error.message, {
    cause: error.cause,
    retryAfterMs: error.retryAfterMs,
    providerRequestId: error.providerRequestId ?? call.id,
    mayHaveCost,
    mayRetry: false,
  });
}
