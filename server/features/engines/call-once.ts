import type { EngineContext, EngineTicket } from '#engines/calls.ts';
import { type Engine, EngineError, timedOut } from '#engines/engine.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import { createDelayedAbort } from './delayed-abort.ts';
import type { Engines } from './engines-types.ts';

/** How far an earlier attempt got with an engine. */
export interface Submission {
  readonly submission: 'none' | 'submitting' | 'submitted';
  readonly ticket: EngineTicket | null;
}

/** What an engine call needs of its job to be made once; implemented by `RunningJob`. */
export interface JobOfCall {
  /** Aborts with the reason `cancelled` when the user cancels. */
  readonly signal: AbortSignal;
  saveSubmitting(): Promise<void>;
  /**
   * Throws if the job is another worker's or has ended, after `cancel` if no worker will collect the work.
   */
  saveTicket(ticket: EngineTicket, cancel?: () => Promise<void>): Promise<void>;
}

export interface CallToMake<T> {
  readonly engine: Engine;
  readonly job: JobOfCall;
  readonly before: Submission;
  readonly timeoutMs: number;
  /** How long an abort waits for the ticket of a call that is being submitted. Default: not at all. */
  readonly maxStartMs?: number;
  work(call: CallOnce): Promise<T>;
  /** Cancels the work of a ticket at the provider. */
  cancel(ticket: EngineTicket): Promise<void>;
}

export interface CallOnce extends Pick<EngineContext, 'signal' | 'waitForWebhook'> {
  /** Null: submit. Otherwise only collect. */
  readonly ticket: EngineTicket | null;
  /** Await it before anything that may cost money. */
  saveSubmitting(): Promise<void>;
  /** Await it as soon as the provider has the work. */
  saveTicket(ticket: EngineTicket): Promise<void>;
}

/**
 * Makes an engine call of a job that is paid at most once, in whatever process and attempt:
 *
 * - The job is marked before the call may cost money, and has the ticket as soon as there is one.
 * - Work with a ticket is only collected. Marked work without one throws `lost`.
 * - After the time limit it throws `timed_out`; if the job aborts, its signal's reason.
 * - Work that no worker will collect is cancelled once its ticket is known: the job has ended, or another
 *   worker has taken it.
 *
 * An engine whose calls can be repeated (`restart`) is called without mark and ticket.
 */
export async function callOnce<T>(
  engines: Pick<Engines, 'changesFor'>,
  { engine, job, before, timeoutMs, maxStartMs = 0, work, cancel }: CallToMake<T>,
): Promise<T> {
  const { afterCrash } = engine.capabilities;
  const isRepeatable = afterCrash === 'restart';
  if (!isRepeatable && before.submission !== 'none' && before.ticket === null) {
    throw new EngineError('lost', 'the process died while the engine was called', { mayHaveCost: true });
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  const caller = createDelayedAbort(job.signal);
  const signal = AbortSignal.any([caller.signal, timeout]);
  const waitForWebhook = engines.changesFor(engine, signal);
  const call: CallOnce = {
    signal,
    ...(waitForWebhook && { waitForWebhook }),
    ticket: isRepeatable ? null : before.ticket,
    async saveSubmitting() {
      signal.throwIfAborted();
      if (isRepeatable) return;
      await job.saveSubmitting();
      if (afterCrash === 'resume' && maxStartMs > 0) caller.hold(maxStartMs);
    },
    async saveTicket(ticket) {
      await job.saveTicket(ticket, () => cancel(ticket));
      caller.release();
    },
  };
  try {
    return await untilAborted(signal, work(call));
  } catch (error) {
    if (!timeout.aborted || caller.signal.aborted) throw error;
    throw timedOut(engine, timeoutMs, error);
  } finally {
    caller.release();
  }
}
