import type { GenerateTool } from '#contract/tools.ts';
import type { EngineContext } from '#engines/calls.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';
import type { PictureOperation } from '#engines/picture-requests.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Chains } from './chains.ts';
import type { GateHealth } from './gate.ts';
/** Operations that are a method of the engine with the same name. */
export type MemberOperation = Exclude<EngineOperation, PictureOperation>;

export type EngineWith<Operation extends MemberOperation> = Engine & Required<Pick<Engine, Operation>>;

/** The engines of this server, in fallback order. */
export interface Engines {
  /**
   * The engines that serve a tool, the first choice first. Throws if none does, which is a configuration
   * error.
   */
  forTool(tool: GenerateTool): readonly [Engine, ...Engine[]];
  /**
   * The first engine of a tool or picture operation whose calls cost the operator nothing; null if its chain
   * has none.
   */
  unpaidFor(use: GenerateTool | PictureOperation): Engine | null;
  /** The first engine that serves a tool on this machine for free; null if none does. */
  freeFor(tool: GenerateTool): Engine | null;
  /** The engines that can make or change pictures in this way, the first choice first; may be empty. */
  forPictures(operation: PictureOperation): readonly Engine[];
  /**
   * Whether the operator has chosen the engines of a tool or operation, so that a fallback to each is
   * intended.
   */
  isNamed(use: GenerateTool | EngineOperation): boolean;
  /** The engine of this process whose designs can be changed; null without one. */
  designer(): Engine | null;
  /** The engine of an earlier job; null if it was removed since. */
  byId(id: string): Engine | null;
  /** The engines that can do this, each with the method that does it, the first choice first. */
  forOperation<Operation extends MemberOperation>(operation: Operation): readonly EngineWith<Operation>[];
  /**
   * Makes an engine call: within the engine's concurrency, not while its circuit breaker is open, and
   * recorded in the ledger if it leaves this machine. Throws what the work throws, and `EngineError`.
   */
  call<T extends CallResult>(call: EngineCall, work: () => Promise<T>): Promise<T>;
  /** How long an operation usually takes, in milliseconds; null if unknown. */
  typicalMs(engine: Engine, operation: EngineOperation): Promise<number | null>;
  /** Waits for an engine's provider webhooks; undefined if the engine has none. */
  changesFor(engine: Engine, signal: AbortSignal): EngineContext['waitForWebhook'];
  /** Wakes the process that waits for a call of an engine. */
  notify(engine: string, key: string): Promise<void>;
  /** Whether an engine is remote: its jobs use no capacity of this machine while they wait. */
  isRemote(id: string): boolean;
  /** Whether an admin has paused an engine. It still ends what it has begun. */
  isPaused(id: string): boolean;
  /** Whether an engine's calls cost the operator money. */
  isPaid(id: string): boolean;
  /** All engines, in their default order. */
  all(): readonly Engine[];
  health(id: string): GateHealth | null;
  /** Replaces the remote engines, the chains and the limits. Running calls continue. */
  replace(remote: readonly Engine[], rules: EngineRules): void;
  /** How many concurrent calls this process allows to its own engines that serve tools. */
  readonly ownConcurrency: number;
  /** Starts listening to other processes. */
  start(): Promise<void>;
  /** Deletes old calls, and closes those of crashed processes. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The operator's rules for all engines. */
export interface EngineRules {
  readonly chains: Chains;
  /** Each engine's daily limit (UTC), in millionths of a US dollar, by id. */
  readonly dailyMicros: Readonly<Record<string, number>>;
  /** The engines that get no new calls, by id; none by default. */
  readonly paused?: ReadonlySet<string>;
  /** The engines whose calls cost the operator money, by id. */
  readonly paid: ReadonlySet<string>;
}

export interface EngineCall {
  readonly engine: Engine;
  readonly operation: EngineOperation;
  /** The job that the call belongs to, if any. */
  readonly jobId?: string;
  /** How many pictures are requested; prices are per picture. */
  readonly pictures?: number;
  /** The calling user: calls are served fairly among users. */
  readonly userId?: string;
  /** When aborted, the call is no longer waited for. */
  readonly signal?: AbortSignal;
  /** Whether an earlier process started it. */
  readonly isResumed?: boolean;
  /**
   * Whether an admin tests the engine: it is called even while its circuit breaker is open, and a success
   * closes that.
   */
  readonly isTrial?: boolean;
}

/** What a call may return. */
export type CallResult = string | object;

export interface EnginesDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  log: Log;
  rules: EngineRules;
  /** Called when a call that left this machine has ended, for metrics. */
  onCall?(ended: { engine: string; operation: EngineOperation; outcome: string; ms: number }): void;
  /** Notifies the admins of an engine's cost. */
  onAlarm?(tx: Tx, alarm: SpendingAlarm): Promise<void>;
}

/** Raised when an engine has cost a part of its daily limit. */
export interface SpendingAlarm {
  engine: string;
  /** Of the limit: 80 or 100. */
  percent: number;
  spentMicros: number;
  dailyMicros: number;
  /** The day in UTC, such as 2026-11-22. */
  day: string;
}
