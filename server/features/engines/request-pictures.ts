import type { EngineResult, EngineStep, EngineTicket } from '#engines/calls.ts';
import { type Engine, EngineError, type EngineErrorKind } from '#engines/engine.ts';
import type { PictureOperation, PictureRequest } from '#engines/picture-requests.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { retryCall } from './call-retry.ts';
import type { Engines } from './engines-types.ts';
import { remoteEngineName } from './names.ts';

/** What an engine call needs of a job; implemented by `RunningJob`. */
export interface CallingJob {
  readonly userId: string;
  readonly jobId: string;
  /** The id of the engine it was started for. */
  readonly engine: string;
  /** How far the previous attempt came with the engine. */
  readonly submission: 'none' | 'submitting' | 'submitted';
  readonly ticket: EngineTicket | null;
  /** Aborts with the reason `cancelled` when the user cancels. */
  readonly signal: AbortSignal;
  report(fraction: number, step: EngineStep): void;
  reportWorker(worker: { name: string | null; isMeasured: boolean; expectedMs: number | null }): void;
  preview(picture: Uint8Array): void;
  switchEngine(engine: string): Promise<void>;
  saveSubmitting(): Promise<void>;
  saveTicket(ticket: EngineTicket): Promise<void>;
}

export interface PictureCall {
  readonly engine: Engine;
  readonly operation: PictureOperation;
  /** How many are requested. */
  readonly pictures: number;
  /** Reads the request at the call's turn: waiting calls hold no pictures. */
  readRequest(): Promise<PictureRequest>;
  readonly job: CallingJob;
  /** How far a previous attempt came with this engine. */
  readonly before: Submission;
}

export type Submission = Pick<CallingJob, 'submission' | 'ticket'>;

/** The engine's share of the progress bar; the rest is storing. */
export const engineShare = 0.92;

/**
 * Has one engine make or change pictures, within its time limit and with retries. Work that was submitted is
 * only collected again, never resubmitted. Cancels at the provider when the result is no longer needed.
 * Throws an `EngineError`, or the reason of the job's signal.
 */
export async function requestPictures(
  engines: Pick<Engines, 'call' | 'changesFor' | 'typicalMs'>,
  { engine, operation, pictures, readRequest, job, before }: PictureCall,
): Promise<EngineResult> {
  const { jobId, userId, signal } = job;
  const isResumed = before.submission !== 'none';
  const call = { engine, operation, jobId, pictures, userId, signal, isResumed };
  const state: CallState = {
    engine,
    operation,
    job,
    readRequest,
    known: before,
    request: null,
    isAtWork: false,
  };
  const work = async (within: AbortSignal) => {
    state.isAtWork = true;
    void reportWorker(engines, state, within);
    return submitAndCollect(engines, state, within).finally(() => {
      state.isAtWork = false;
    });
  };
  const once = () => engines.call(call, () => withTimeout(engine, job, work));
  try {
    // A retry cannot help a built-in engine.
    const result = await (engine.capabilities.isRemote ? retryCall(job.signal, once) : once());
    // All were paid for: fewer are a failure, and the coins are returned.
    if (result.pictures.length < pictures) {
      const came = `${result.pictures.length} pictures came instead of ${pictures}`;
      throw new EngineError('unavailable', came, { mayHaveCost: true });
    }
    return result;
  } catch (error) {
    const { request, known } = state;
    if (
      request &&
      known.ticket !== null &&
      isAbandoned(job, error) &&
      (await isLeaseOurs(job, known.ticket))
    ) {
      await cancelAtProvider(engine, request, known.ticket);
    }
    throw error;
  }
}

async function withTimeout<T>(
  engine: Engine,
  job: CallingJob,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { timeoutMs, isRemote } = engine.capabilities;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([job.signal, timeout]);
  try {
    return await untilAborted(signal, work(signal));
  } catch (error) {
    if (!timeout.aborted || job.signal.aborted) throw error;
    throw new EngineError('timed_out', `the engine did not answer within ${timeoutMs} ms`, {
      cause: error,
      mayHaveCost: isRemote,
    });
  }
}

interface CallState extends Pick<PictureCall, 'engine' | 'operation' | 'job' | 'readRequest'> {
  known: Submission;
  /** As it was last read. */
  request: PictureRequest | null;
  /** Whether a call of the engine is running. */
  isAtWork: boolean;
}

async function submitAndCollect(
  engines: Pick<Engines, 'changesFor' | 'typicalMs'>,
  state: CallState,
  signal: AbortSignal,
): Promise<EngineResult> {
  const { engine, job } = state;
  const waitForWebhook = engines.changesFor(engine, signal);
  const context = {
    signal,
    ...(waitForWebhook && { waitForWebhook }),
    onProgress: (fraction: number, step: EngineStep) => job.report(fraction * engineShare, step),
    onPreview: (picture: Uint8Array) => job.preview(picture),
  };
  const { afterCrash } = engine.capabilities;
  const request = await state.readRequest();
  if (afterCrash === 'restart') {
    // A repeated call costs and loses nothing, so nothing is stored between the two steps.
    return engine.collect(request, await engine.submit(request, context), context);
  }
  const { submission, ticket } = state.known;
  if (submission === 'submitted' && ticket !== null) {
    state.request = withoutReferences(request);
    return engine.collect(state.request, ticket, context);
  }
  if (submission !== 'none') {
    throw new EngineError('lost', 'the process died while the engine was called', { mayHaveCost: true });
  }
  await job.saveSubmitting();
  const submitted = await engine.submit(request, context);
  // An engine without tickets does the work in `collect`: after a crash its outcome is unknown.
  if (afterCrash !== 'resume') return engine.collect(request, submitted, context);
  state.known = { submission: 'submitted', ticket: submitted };
  state.request = withoutReferences(request);
  await job.saveTicket(submitted);
  return engine.collect(state.request, submitted, context);
}

/** Runs in the background: reported once known, unless the call has ended by then. */
async function reportWorker(
  engines: Pick<Engines, 'typicalMs'>,
  state: CallState,
  signal: AbortSignal,
): Promise<void> {
  const { engine, operation, job } = state;
  // A built-in engine is done in a moment.
  if (!engine.capabilities.isRemote) return;
  const isMeasured = engine.capabilities.progress === 'measured';
  const expectedMs = isMeasured ? null : await engines.typicalMs(engine, operation).catch(() => null);
  if (!signal.aborted && state.isAtWork)
    job.reportWorker({ name: remoteEngineName(engine), isMeasured, expectedMs });
}

/** The provider has them by now, and many jobs may be waiting. */
function withoutReferences(request: PictureRequest): PictureRequest {
  return request.operation === 'generate' ? { ...request, references: [] } : request;
}

/**
 * Whether no worker or user still needs the provider's current work. A stopping process leaves it to be
 * resumed.
 */
function isAbandoned({ signal }: CallingJob, error: unknown): boolean {
  if (signal.aborted) return signal.reason === 'cancelled';
  return error instanceof EngineError && transientKinds.has(error.kind);
}

/**
 * Whether no other worker has taken the job over and waits for the same work. A user's cancel ends it for
 * all.
 */
async function isLeaseOurs(job: CallingJob, ticket: EngineTicket): Promise<boolean> {
  if (job.signal.aborted) return true;
  return job.saveTicket(ticket).then(
    () => true,
    () => false,
  );
}

/** Errors that leave the state of the work unknown. */
const transientKinds = new Set<EngineErrorKind>(['rate_limited', 'unavailable', 'timed_out']);

const cancelTimeoutMs = 5_000;

/** Best effort: a failure changes nothing here. */
async function cancelAtProvider(
  engine: Engine,
  request: PictureRequest,
  ticket: EngineTicket,
): Promise<void> {
  const signal = AbortSignal.timeout(cancelTimeoutMs);
  const cancelled = engine.cancel?.(request, ticket, { signal });
  if (cancelled) await untilAborted(signal, cancelled).catch(() => {});
}
