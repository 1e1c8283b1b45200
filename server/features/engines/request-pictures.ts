import type { EngineContext, EngineResult, EngineStep, EngineTicket } from '#engines/calls.ts';
import { type Engine, EngineError, type EngineErrorKind } from '#engines/engine.ts';
import type { PictureOperation, PictureRequest } from '#engines/picture-requests.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import { type CallOnce, callOnce, type JobOfCall, type Submission } from './call-once.ts';
import { retryCall } from './call-retry.ts';
import type { Engines } from './engines-types.ts';
import { remoteEngineName } from './names.ts';

/** What an engine call needs of a job; implemented by `RunningJob`. */
export interface CallingJob extends JobOfCall, Submission {
  readonly userId: string;
  readonly jobId: string;
  /** The id of the engine it was started for. */
  readonly engine: string;
  report(fraction: number, step: EngineStep, each?: readonly number[]): void;
  reportWorker(worker: { name: string | null; isMeasured: boolean; expectedMs: number | null }): void;
  preview(picture: Uint8Array): void;
  mayCall(engine: string): Promise<boolean>;
  switchEngine(engine: string): Promise<void>;
}

export interface PictureCall {
  readonly engine: Engine;
  readonly operation: PictureOperation;
  /** How many are requested. */
  readonly pictures: number;
  /** Reads the request at the call's turn: waiting calls hold no pictures. */
  readRequest(): Promise<PictureRequest>;
  readonly job: CallingJob;
  /** Receives pictures that are done before the others. */
  readonly onPicture?: EngineContext['onPicture'];
  /** How far a previous attempt got with this engine. */
  readonly before: Submission;
}

/** The error of an engine that made fewer pictures than it was asked for. All may have been paid for. */
export class FewerPicturesError extends EngineError {
  readonly result: EngineResult;

  constructor(result: EngineResult, ordered: number) {
    const message = `${result.pictures.length} pictures came instead of ${ordered}`;
    super('unavailable', message, { mayHaveCost: true });
    this.result = result;
  }
}

/** The engine's share of the progress bar; the rest is storing. */
export const engineShare = 0.92;

/**
 * Has one engine make or change pictures, with retries, each by `callOnce`. Cancels at the provider when the
 * result is no longer needed. Throws an `EngineError`, `FewerPicturesError` if some are missing, or the
 * reason of the job's signal.
 */
export async function requestPictures(
  engines: Pick<Engines, 'call' | 'changesFor' | 'typicalMs'>,
  { engine, operation, pictures, readRequest, job, onPicture, before }: PictureCall,
): Promise<EngineResult> {
  const { jobId, userId, signal } = job;
  const isResumed = before.submission !== 'none';
  const call = { engine, operation, jobId, pictures, userId, signal, isResumed };
  const state: CallState = {
    engine,
    operation,
    job,
    readRequest,
    onPicture,
    known: before,
    hasBegun: false,
    isAtWork: false,
    isCancelled: false,
  };
  const once = () =>
    engines.call(call, () =>
      callOnce(engines, {
        engine,
        job,
        before: state.known,
        timeoutMs: timeoutOf(engine, pictures),
        work: (begun) => {
          state.hasBegun = true;
          state.isAtWork = true;
          void reportWorker(engines, state, begun.signal);
          return submitAndCollect(state, begun).finally(() => {
            state.isAtWork = false;
          });
        },
        cancel: (ticket) => cancelAtProvider(state, ticket),
      }),
    );
  try {
    // A retry cannot help a built-in engine.
    const result = await (engine.capabilities.isRemote ? retryCall(job.signal, once) : once());
    if (result.pictures.length < pictures) throw new FewerPicturesError(result, pictures);
    return result;
  } catch (error) {
    if (isAbandoned(state, error)) await abandon(state);
    throw error;
  }
}

interface CallState extends Pick<PictureCall, 'engine' | 'operation' | 'job' | 'readRequest'> {
  onPicture: EngineContext['onPicture'];
  known: Submission;
  /** Whether a call of the engine was begun. Until then, its replacement may collect the ticket. */
  hasBegun: boolean;
  /** Whether a call of the engine is running. */
  isAtWork: boolean;
  isCancelled: boolean;
}

async function submitAndCollect(state: CallState, call: CallOnce): Promise<EngineResult> {
  const { engine, job, onPicture } = state;
  const { signal, waitForWebhook, ticket } = call;
  const context = {
    signal,
    ...(waitForWebhook && { waitForWebhook }),
    onProgress: (fraction: number, step: EngineStep, each?: readonly number[]) =>
      job.report(fraction * engineShare, step, each),
    onPreview: (picture: Uint8Array) => job.preview(picture),
    ...(onPicture && { onPicture }),
  };
  const request = await state.readRequest();
  if (ticket !== null) return engine.collect(withoutReferences(request), ticket, context);
  await call.saveSubmitting();
  const submitted = await engine.submit(request, context);
  // An engine without tickets does the work in `collect`: after a crash its outcome is unknown.
  if (engine.capabilities.afterCrash !== 'resume') return engine.collect(request, submitted, context);
  state.known = { submission: 'submitted', ticket: submitted };
  await call.saveTicket(submitted);
  return engine.collect(withoutReferences(request), submitted, context);
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
 * Whether the provider's current work is no longer needed by any worker or user. A stopping process leaves it
 * running, to be resumed.
 */
function isAbandoned({ job, hasBegun }: CallState, error: unknown): boolean {
  if (job.signal.aborted) return job.signal.reason === 'cancelled';
  return hasBegun && error instanceof EngineError && transientKinds.has(error.kind);
}

/**
 * This machine makes one picture after the other, and each is shown as it is made: the last one has as much
 * time as the first. A provider's limit is for the whole call.
 */
function timeoutOf(
  { capabilities: { isRemote, timeoutMs } }: PictureCall['engine'],
  pictures: number,
): number {
  return isRemote ? timeoutMs : timeoutMs * pictures;
}

/** Cancels the work, unless another worker has taken the job over and waits for it. */
async function abandon(state: CallState): Promise<void> {
  const { job, known } = state;
  const { ticket } = known;
  if (ticket === null) return;
  const cancel = () => cancelAtProvider(state, ticket);
  // A user's cancel ends it for all workers.
  if (job.signal.aborted) await cancel();
  else await job.saveTicket(ticket, cancel).then(cancel, () => {});
}

/** Errors that leave the state of the work unknown. */
const transientKinds = new Set<EngineErrorKind>(['rate_limited', 'unavailable', 'timed_out']);

const cancelTimeoutMs = 5_000;

/** Best effort, once: a failure changes nothing here. */
async function cancelAtProvider(state: CallState, ticket: EngineTicket): Promise<void> {
  if (state.isCancelled) return;
  state.isCancelled = true;
  const signal = AbortSignal.timeout(cancelTimeoutMs);
  const cancelled = state.engine.cancel?.(ticket, { signal });
  if (cancelled) await untilAborted(signal, cancelled).catch(() => {});
}
