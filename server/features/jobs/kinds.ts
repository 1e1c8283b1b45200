import type * as z from 'zod';
import type { GalleryImage } from '#contract/images.ts';
import type { EngineStep, EngineTicket } from '#engines/engine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobFacts } from './present.ts';
import type { JobRow } from './schema.ts';

/** An engine at work, as far as its user is told. */
export interface Worker {
  /** Null for this server's own. */
  readonly name: string | null;
  /** Whether it says how far it is. */
  readonly isMeasured: boolean;
  /** How long it takes as a rule; null where nobody can say, or it says how far it is. */
  readonly expectedMs: number | null;
}

/** A job in the hands of one worker. */
export interface RunningJob<Input> {
  readonly userId: string;
  readonly jobId: string;
  readonly input: Input;
  /** Counted from 1; each attempt writes to places of its own. */
  readonly attempt: number;
  readonly cost: number;
  /** The id of the engine it was started for. */
  readonly engine: string;
  /** How far the attempt before came with the engine. */
  readonly submission: JobRow['submission'];
  readonly ticket: EngineTicket | null;
  /** Aborted when the user cancels, the server stops, or another worker has taken the job. */
  readonly signal: AbortSignal;
  report(fraction: number, step: EngineStep | 'storing'): void;
  /** Says who works on it from now on, and how that is known: by what the engine measures, or by how long it takes as a rule. */
  workedOnBy(worker: Worker): void;
  /** Shows what the engine has so far: a picture of any size and kind, as often as it comes. */
  preview(picture: Uint8Array): void;
  /** Leaves the job to another engine, which knows nothing of a call before. Must be awaited before that is called. */
  switchEngine(engine: string): Promise<void>;
  /** Must be awaited before the engine is called. */
  saveSubmitting(): Promise<void>;
  /** Must be awaited before the engine's answer is collected. */
  saveTicket(ticket: EngineTicket): Promise<void>;
}

/**
 * What a run leaves to be written in the transaction that completes the job. Only SQL in there. Answers the pictures
 * that the job has made, in their order.
 */
export type Completion = (tx: Tx) => Promise<GalleryImage[]>;

/** One kind of paid work. Features define theirs at start-up. */
export interface JobKind<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  describe(input: Input): JobFacts;
  run(job: RunningJob<Input>): Promise<Completion>;
  /**
   * Removes what attempts have left outside the database: all of it when the job ended without a result
   * (`keepAttempt` null, the input's own files included unless they are kept for a retry), else all but the one attempt
   * that was kept.
   */
  discard(job: Discard<Input>): Promise<void>;
  /**
   * Removes from the database what was written there with the job's start, in the transaction in which it ends without a
   * result. Only SQL in there.
   */
  withdraw?(tx: Tx, job: { userId: string; jobId: string }): Promise<void>;
  /** Whether it keeps this machine busy for long where it works here, so that it waits in a line of its own. */
  readonly isLong?: boolean;
  /** The keys of the input's own files, which stay for a while after the job has failed; absent where it has none. */
  filesOf?(input: Input): readonly string[];
}

export interface Discard<Input> {
  userId: string;
  jobId: string;
  input: Input;
  keepAttempt: number | null;
  /** It failed, and its user may try it again. */
  mayBeRetried: boolean;
}

/** A kind whose input is known to fit, since only its own schema read it. */
export interface AnyJobKind {
  readonly name: string;
  readonly isLong: boolean;
  describe(input: unknown): JobFacts;
  run(job: RunningJob<unknown>): Promise<Completion>;
  discard(job: Discard<unknown>): Promise<void>;
  withdraw(tx: Tx, job: { userId: string; jobId: string }): Promise<void>;
  filesOf(input: unknown): readonly string[];
}

/** Hides a kind's input type behind its schema: a row is parsed, never cast. */
export function eraseInput<Input>(kind: JobKind<Input>): AnyJobKind {
  return {
    name: kind.name,
    isLong: kind.isLong ?? false,
    describe: (input) => kind.describe(kind.input.parse(input)),
    run: (job) => kind.run({ ...job, input: kind.input.parse(job.input) }),
    discard: (job) => kind.discard({ ...job, input: kind.input.parse(job.input) }),
    withdraw: async (tx, job) => kind.withdraw?.(tx, job),
    filesOf: (input) => kind.filesOf?.(kind.input.parse(input)) ?? [],
  };
}
