import type * as z from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { DrawnPicture } from '#contract/jobs.ts';
import type { EngineStep, EngineTicket } from '#engines/calls.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobFacts } from './present.ts';
import type { JobRow } from './schema.ts';

/** A working engine, as shown to its user. */
export interface Worker {
  /** Null for a built-in engine. */
  readonly name: string | null;
  /** Whether it reports its progress. */
  readonly isMeasured: boolean;
  /** How long it usually takes, in milliseconds; null if unknown, or if it reports its progress. */
  readonly expectedMs: number | null;
}

/** A job held by one worker. */
export interface RunningJob<Input> {
  readonly userId: string;
  readonly jobId: string;
  readonly input: Input;
  /** Starts at 1; each attempt stores its files separately. */
  readonly attempt: number;
  readonly cost: number;
  /** The id of the engine it was started for. */
  readonly engine: string;
  /** How far the previous attempt got with the engine. */
  readonly submission: JobRow['submission'];
  readonly ticket: EngineTicket | null;
  /** When that attempt called the engine; null if none did. */
  readonly submittedAt: Date | null;
  /** Aborts when the user cancels, the server stops, or another worker has taken the job. */
  readonly signal: AbortSignal;
  /** `each` has the fraction of each picture, if the job makes several. */
  report(fraction: number, step: EngineStep | 'storing', each?: readonly number[]): void;
  /** Sets who works on it from now on, and whether progress is measured or estimated. */
  reportWorker(worker: Worker): void;
  /** Shows an intermediate picture of any size and format, as often as one comes. */
  preview(picture: Uint8Array): void;
  /**
   * Shows one of several pictures, counted from 0, that is stored before the others are made. `kept` is JSON
   * that the kind's `keepShown` gets if the job is cancelled from now on.
   */
  reveal(place: number, picture: DrawnPicture, kept: unknown): void;
  /**
   * Makes these, by place, what a cancel keeps, in place of what was shown. Await it before deleting the
   * files of others. Throws `LeaseLostError` if the job is no longer this worker's: a cancel may have kept
   * those.
   */
  revealOnly(kept: Record<number, unknown>): Promise<void>;
  /** Whether the job's coins may pay for a call of this engine. */
  mayCall(engine: string): Promise<boolean>;
  /** Moves the job to another engine, without a previous call. Await it before calling the engine. */
  switchEngine(engine: string): Promise<void>;
  /** Await it before calling the engine. */
  saveSubmitting(): Promise<void>;
  /**
   * Await it before collecting the engine's answer. Throws `LeaseLostError` if the job is no longer this
   * worker's, after `cancel` if no other worker will find the engine's work by a stored ticket.
   */
  saveTicket(ticket: EngineTicket, cancel?: () => Promise<void>): Promise<void>;
}

/**
 * Writes a run's result in the transaction that completes the job. Only SQL inside. Returns the job's
 * pictures, in order.
 */
export type Completion = (tx: Tx) => Promise<GalleryImage[]>;

/** The result of a run that made only some of its pictures. The coins of the others are returned. */
export interface PartialResult {
  readonly completion: Completion;
  readonly made: number;
  readonly ordered: number;
  /** Why the others are missing. */
  readonly error: unknown;
}

/**
 * How long a job keeps this machine busy, which decides its queue: built-in work of minutes has its own. Work
 * of hours has its own wherever its engine is, with one running job per user.
 */
export type JobDuration = 'moments' | 'minutes' | 'hours';

/** A job that ended without a result. */
export interface EndedJob {
  readonly row: JobRow;
  readonly status: 'failed' | 'cancelled';
  /** What an attempt threw; null if it was cancelled. */
  readonly error: unknown;
}

/** A kind of job. Features define theirs at start. */
export interface JobKind<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  /** What lists of jobs show; for kinds of tools. */
  describe?(input: Input): JobFacts;
  /**
   * Publishes a job's state, last in the transaction that changes it, instead of `job.changed`; for kinds
   * that their feature presents itself.
   */
  publish?(tx: Tx, row: JobRow): Promise<void>;
  run(job: RunningJob<Input>): Promise<Completion | PartialResult>;
  /**
   * Of a job that its user cancels: writes the pictures that are shown already, in the transaction that
   * completes the job with them. Only SQL inside. `kept` is what `reveal` got, in the order of places.
   */
  keepShown?(tx: Tx, job: ShownJob<Input>): Promise<KeptPictures>;
  /**
   * Removes what attempts have stored outside the database: everything if the job ended without a result
   * (`keepAttempt` null; also the input's own files unless they are kept for a retry), else everything but
   * the kept attempt. Absent if they store nothing.
   */
  discard?(job: Discard<Input>): Promise<void>;
  /**
   * Further writes in the transaction that ends a job without a result, such as undoing what its start wrote.
   * Only SQL inside.
   */
  withdraw?(tx: Tx, ended: EndedJob): Promise<void>;
  /** Default: `moments`. */
  readonly duration?: JobDuration;
  /** Whether failures are retried if that may help; see `retry.ts`. */
  readonly isRetried?: boolean;
  /** The kind's own error codes for failures. */
  errorCodeOf?(error: unknown): ErrorCode;
  /**
   * Starts a failed job again, or what is missing of one that made fewer pictures than asked. Absent if its
   * jobs cannot be retried.
   */
  retry?(request: RetryRequest): Promise<StartedJob>;
  /** The keys of the input's own files, which are kept for a while after a failure; absent if it has none. */
  filesOf?(input: Input): readonly string[];
}

/** The answer to a start. */
export interface StartedJob {
  jobId: string;
  /** The balance after the reservation. */
  coins: number;
  cost: number;
  /** A repeated request; nothing was reserved or started now. */
  isReplay: boolean;
}

/** A user's request to retry a job. */
export interface RetryRequest {
  userId: string;
  jobId: string;
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** A cancelled job some of whose pictures are shown already. */
export interface ShownJob<Input> {
  userId: string;
  jobId: string;
  input: Input;
  cost: number;
  /** How many pictures it was to make. */
  ordered: number;
  kept: readonly unknown[];
}

/** What a cancel has kept. */
export interface KeptPictures {
  images: GalleryImage[];
  /** JSON by which `discard` knows the files of each: all that the job's row goes on storing of them. */
  files: readonly unknown[];
}

export interface Discard<Input> {
  userId: string;
  jobId: string;
  input: Input;
  keepAttempt: number | null;
  /** Of the kept attempt, the files of the pictures that a cancel has kept. Null: keep all of it. */
  kept: readonly unknown[] | null;
  /** It failed, and its user may retry it. */
  mayBeRetried: boolean;
}

/** A kind whose input was parsed by its own schema. */
export interface AnyJobKind
  extends Pick<JobKind<unknown>, 'name' | 'publish' | 'errorCodeOf' | 'retry'>,
    Required<Pick<JobKind<unknown>, 'duration' | 'isRetried' | 'describe' | 'run' | 'discard' | 'withdraw'>> {
  keepShown(tx: Tx, job: Omit<ShownJob<unknown>, 'ordered'>): Promise<KeptPictures & { ordered: number }>;
  filesOf(input: unknown): readonly string[];
}

/** Hides a kind's input type behind its schema: a row is parsed, never cast. */
export function eraseInput<Input>(kind: JobKind<Input>): AnyJobKind {
  const { name, publish, errorCodeOf, retry } = kind;
  return {
    name,
    ...(publish && { publish }),
    ...(errorCodeOf && { errorCodeOf }),
    ...(retry && { retry }),
    duration: kind.duration ?? 'moments',
    isRetried: kind.isRetried ?? false,
    describe(input) {
      if (!kind.describe) throw new Error(`jobs of the kind ${name} are in no list`);
      return kind.describe(kind.input.parse(input));
    },
    run: (job) => kind.run({ ...job, input: kind.input.parse(job.input) }),
    discard: async (job) => kind.discard?.({ ...job, input: kind.input.parse(job.input) }),
    async keepShown(tx, job) {
      if (!kind.keepShown || !kind.describe) throw new Error(`jobs of the kind ${name} show nothing early`);
      const input = kind.input.parse(job.input);
      const ordered = kind.describe(input).settings.count;
      return { ...(await kind.keepShown(tx, { ...job, input, ordered })), ordered };
    },
    withdraw: async (tx, ended) => kind.withdraw?.(tx, ended),
    filesOf: (input) => kind.filesOf?.(kind.input.parse(input)) ?? [],
  };
}
