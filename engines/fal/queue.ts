import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { type PollOptions, pollUntil } from '../remote/poll.ts';
import { submitOrCancel } from '../remote/submit-or-cancel.ts';
import { withSdkTimeLimit } from '../remote/time-limit.ts';
import type { FalRefusal, FalWire } from './client.ts';
import type { FalHosts } from './hosts.ts';
import { typeOf } from './rules.ts';
import { callOfResponse, type FalCall } from './ticket.ts';

/** One call in fal's format. */
export interface FalJob {
  /** Such as `fal-ai/flux/dev`. */
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface QueueDeps {
  readonly wire: FalWire;
  readonly hosts: FalHosts;
  /** Null when fal cannot reach this server. */
  readonly webhookUrl: string | null;
}

interface SubmitOptions {
  readonly signal: AbortSignal;
  /** A call that has not started after this time is dropped. */
  readonly startWithinMs: number;
  /**
   * How long results stay in fal's store, where anyone with their address can fetch them; null for unlimited.
   */
  readonly keepForSeconds: number | null;
}

/** fal responds as soon as it has queued a call. */
const acceptedMs = minuteMs;
/** The time limit for cancelling at fal. */
const cancelTimeoutMs = 5_000;

/** Queues a call at fal. Throws `EngineError`s, and the signal's reason. */
export function submitJob(deps: QueueDeps, job: FalJob, options: SubmitOptions): Promise<FalCall> {
  return submitOrCancel(
    options.signal,
    () => postJob(deps, job, options),
    (call) => cancelCalls(deps, [call]),
  );
}

async function postJob(
  { wire, hosts, webhookUrl }: QueueDeps,
  { endpoint, input }: FalJob,
  { startWithinMs, keepForSeconds }: SubmitOptions,
): Promise<FalCall> {
  const lifecycle = JSON.stringify({ expiration_duration_seconds: keepForSeconds });
  return withSdkTimeLimit({ vendor: 'fal', ms: acceptedMs, mayHaveCost: true }, async (signal) => {
    const answer = await wire.sdk(signal).queue.submit(endpoint, {
      input,
      startTimeout: startWithinMs / 1_000,
      // A run that fal repeats by itself may be paid twice.
      headers: { 'x-fal-no-retry': '1', 'x-fal-object-lifecycle-preference': lifecycle },
      ...(webhookUrl !== null && { webhookUrl }),
    });
    return callOfResponse(answer, hosts);
  });
}

interface Waiting extends Pick<PollOptions, 'maxMs' | 'maxFailures'> {
  /** Whether the caller returns to the call if fal is unavailable for longer than the retries last. */
  readonly isResumed?: true;
}

/**
 * Waits until a call has ended, and returns the model's output. Its errors say that the call was accepted:
 * only with `isResumed` do they allow a retry.
 */
export async function resultOf(
  { wire, webhookUrl }: QueueDeps,
  call: FalCall,
  context: Pick<EngineContext, 'signal' | 'waitForWebhook'>,
  { isResumed, ...waiting }: Waiting = {},
): Promise<unknown> {
  const key = webhookUrl === null ? null : call.id;
  const poll = () => pollOnce(wire, call, context.signal);
  const end = await pollUntil(context, { key, ...waiting }, poll).catch((error: unknown) => {
    const isFinal = error instanceof EngineError && !(isResumed && error.mayRetry);
    throw isFinal ? withCallId(call, error, { mayHaveCost: true }) : error;
  });
  if ('failure' in end) throw end.failure;
  return end.json;
}

/** Cancels a call at fal. A call that is over, or unknown, is not a failure. */
export async function cancelCall(
  { wire }: Pick<QueueDeps, 'wire'>,
  call: FalCall,
  signal: AbortSignal,
): Promise<void> {
  const response = await wire.request('PUT', call.cancelUrl, signal);
  // 400 ALREADY_COMPLETED, 404 NOT_FOUND
  if ('error' in response && response.answer?.status !== 400 && response.answer?.status !== 404)
    throw response.error;
}

/** Cancels several calls in the background; their failures change nothing here. */
export async function cancelCalls(deps: Pick<QueueDeps, 'wire'>, calls: readonly FalCall[]): Promise<void> {
  const signal = AbortSignal.timeout(cancelTimeoutMs);
  await Promise.allSettled(calls.map((call) => cancelCall(deps, call, signal)));
}

type End = { readonly json: unknown } | { readonly failure: EngineError };

const statusSchema = z.object({ status: z.string() });
const runningStatuses = new Set(['IN_QUEUE', 'IN_PROGRESS']);

/** Polls once. Null while the call is running. Throws temporary failures. */
async function pollOnce(wire: FalWire, call: FalCall, signal: AbortSignal): Promise<End | null> {
  const response = await wire.request('GET', call.statusUrl, signal);
  if ('error' in response) {
    if (isGone(response)) return { failure: lost(call) };
    throw response.error;
  }
  const read = statusSchema.safeParse(response.json);
  if (!read.success) throw new EngineError('unavailable', 'fal answered with an unreadable status');
  if (runningStatuses.has(read.data.status)) return null;
  // `COMPLETED` does not mean success: a failed run responds with its model's error.
  const result = await wire.request('GET', call.responseUrl, signal);
  return 'error' in result ? endOfRefusal(call, result) : result;
}

/** fal's response when the call's endpoint has no such path. */
const noSuchPath = /path .{0,200} not found/i;
const notYet = /still in progress/i;

function endOfRefusal(call: FalCall, refusal: FalRefusal): End | null {
  const { error, answer } = refusal;
  if (answer === null) throw error;
  if (answer.status === 400 && notYet.test(answer.text)) return null;
  if (isGone(refusal)) {
    if (!noSuchPath.test(answer.text)) return { failure: lost(call) };
    const message = 'fal has no such endpoint';
    return { failure: withCallId(call, new EngineError('misconfigured', message), { mayHaveCost: false }) };
  }
  const isModels = typeOf(answer) !== null || answer.headers.has('x-fal-request-timeout-type');
  if (!isModels && error.mayRetry) throw error;
  // fal charges for no run that ends with a 5xx (fal.ai/docs/model-apis/model-endpoints/reliability); for
  // others it may.
  return { failure: withCallId(call, error, { mayHaveCost: answer.status < 500 }) };
}

function isGone({ answer }: FalRefusal): boolean {
  return answer?.status === 404 || answer?.status === 410;
}

/** Results are kept for an hour, large ones for six minutes (fal.ai/docs/inference-api/queue/result). */
function lost(call: FalCall): EngineError {
  const error = new EngineError('lost', 'fal does not know this call any more');
  return withCallId(call, error, { mayHaveCost: true });
}

/** The same error with the call's id. The call was accepted, so polling it again gives the same error. */
export function withCallId(
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
