import type * as z from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { EngineStep, EngineTicket } from '#engines/calls.ts';
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
  /** When that attempt called the engine; null where none did. */
  readonly submittedAt: Date | null;
  /** Aborted when the user cancels, the server stops, or another worker has taken the job. */
  readonly signal: AbortSignal;
  report(fraction: number, step: EngineStep | 'storing'): void;
  /** Says who works on it from now on, and how that is known: by what the engine measures, or by how long it takes as a rule. */
  reportWorker(worker: Worker): void;
  /** Shows what the engine has so far: a picture of any size and kind, as often as it comes. */
  preview(picture: Uint8Array): void;
  /** Leaves the job to another engine, which knows nothing of a call before. Must be awaited before that is called. */
  switchEngine(engine: string): Promise<void>;
  /** Must be awaited before the engine is called. */
  saveSubmitting(): Promise<void>;
  /**
   * Must be awaited before the engine's answer is collected. Throws `LeaseLostError` where the job is no
   * longer this worker's.
   */
  saveTicket(ticket: EngineTicket): Promise<void>;
}

/**
 * What a run leaves to be written in the transaction that completes the job. Only SQL in there. Answers the pictures
 * that the job has made, in their order.
 */
export type Completion = (tx: Tx) => Promise<GalleryImage[]>;

/**
 * How long a job keeps this machine busy where it works here, which decides where it waits: work of minutes
 * in a line of its own. Work of hours does so wherever its engine is, and of one user's one job is worked on
 * at a time.
 */
export type JobDuration = 'moments' | 'minutes' | 'hours';

/** How a job has ended that brings nothing. */
export interface EndedJob {
  readonly row: JobRow;
  readonly status: 'failed' | 'cancelled';
  /** What an attempt threw; null where it was cancelled. */
  readonly error: unknown;
}

/** One kind of work. Features define theirs at start-up. */
export interface JobKind<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  /** What lists of jobs show of it; for kinds of tools. */
  describe?(input: Input): JobFacts;
  /**
   * Tells the user's browsers how a job stands, last in the transaction that changes it, in place of the
   * event `job.changed`; for kinds that their feature shows by itself.
   */
  publish?(tx: Tx, row: JobRow): Promise<void>;
  run(job: RunningJob<Input>): Promise<Completion>;
  /**
   * Removes what attempts have left outside the database: all of it when the job ended without a result
   * (`keepAttempt` null, the input's own files included unless they are kept for a retry), else all but the one attempt
   * that was kept. Absent where they leave nothing.
   */
  discard?(job: Discard<Input>): Promise<void>;
  /**
   * Writes what else follows in the transaction in which a job ends without a result, such as the removal of
   * what was written with its start. Only SQL in there.
   */
  withdraw?(tx: Tx, ended: EndedJob): Promise<void>;
  /** `moments` where nothing is said. */
  readonly duration?: JobDuration;
  /** Whether a failure that another attempt may mend is followed by one; see `retry.ts`. */
  readonly isRetried?: boolean;
  /** The code of a failure, where the kind has codes of its own. */
  errorCodeOf?(error: unknown): ErrorCode;
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
export interface AnyJobKind
  extends Pick<JobKind<unknown>, 'name' | 'publish' | 'errorCodeOf'>,
    Required<Pick<JobKind<unknown>, 'duration' | 'isRetried' | 'describe' | 'run' | 'discard' | 'withdraw'>> {
  filesOf(input: unknown): readonly string[];
}

/** Hides a kind's input type behind its schema: a row is parsed, never cast. */
export function eraseInput<Input>(kind: JobKind<Input>): AnyJobKind {
  const { name, publish, errorCodeOf } = kind;
  return {
    name,
    ...(publish && { publish }),
    ...(errorCodeOf && { errorCodeOf }),
    duration: kind.duration ?? 'moments',
    isRetried: kind.isRetried ?? false,
    describe(input) {
      if (!kind.describe) throw new Error(`jobs of the kind ${name} are in no list`);
      return kind.describe(kind.input.parse(input));
    },
    run: (job) => kind.run({ ...job, input: kind.input.parse(job.input) }),
    discard: async (job) => kind.discard?.({ ...job, input: kind.input.parse(job.input) }),
    withdraw: async (tx, ended) => kind.withdraw?.(tx, ended),
    filesOf: (input) => kind.filesOf?.(kind.input.parse(input)) ?? [],
  };
}
