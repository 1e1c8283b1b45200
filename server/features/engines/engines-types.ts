import type { GenerateTool } from '#contract/tools.ts';
import type { EngineContext } from '#engines/calls.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';
import type { PictureOperation } from '#engines/picture-requests.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Chains } from './chains.ts';
import type { GateHealth } from './gate.ts';
/** The work that is a member of an engine of the same name. */
export type MemberOperation = Exclude<EngineOperation, PictureOperation>;

export type EngineWith<Operation extends MemberOperation> = Engine & Required<Pick<Engine, Operation>>;

/** The engines that this server has, in the order in which they are asked. */
export interface Engines {
  /** The engines that serve a tool, the first choice first. Throws when none does, which is a fault of the configuration. */
  forTool(tool: GenerateTool): readonly [Engine, ...Engine[]];
  /** The first engine that serves a tool on this machine, at no cost to anybody; null where none does. */
  freeFor(tool: GenerateTool): Engine | null;
  /** The engines that can make or change pictures in this way, the first choice first; none where none can. */
  forPictures(operation: PictureOperation): readonly Engine[];
  /** Whether the operator has named the engines of a tool or a kind of work, so that each of them is meant. */
  isNamed(use: GenerateTool | EngineOperation): boolean;
  /** The engine of a job that was started before; null when it was removed since. */
  byId(id: string): Engine | null;
  /** The engines that can do this, each with the method that does it, the first choice first. */
  forOperation<Operation extends MemberOperation>(operation: Operation): readonly EngineWith<Operation>[];
  /**
   * Makes a call of an engine: not more at once than it bears, not at all for a while after it has failed again and again,
   * and written down where it leaves this machine. Throws what the work throws, and `EngineError`.
   */
  call<T extends CallResult>(call: EngineCall, work: () => Promise<T>): Promise<T>;
  /** How long an engine takes for something as a rule, in milliseconds; null where nobody can say. */
  typicalMs(engine: Engine, operation: EngineOperation): Promise<number | null>;
  /** What an engine waits for its provider's webhooks with; undefined where none come. */
  changesFor(engine: Engine, signal: AbortSignal): EngineContext['untilNews'];
  /** Wakes whoever waits for a call of an engine, in whichever process. */
  notify(engine: string, key: string): Promise<void>;
  /** Whether an engine is remote: its jobs use no capacity of this machine while they wait. */
  isRemote(id: string): boolean;
  /** All engines, in the order in which they are asked where no chain says otherwise. */
  all(): readonly Engine[];
  health(id: string): GateHealth | null;
  /** Replaces the remote engines, the chains and the limits. Running calls continue. */
  replace(remote: readonly Engine[], rules: EngineRules): void;
  /** How many calls this process may make at once of its own engines that serve tools, which work on this machine. */
  readonly ownConcurrency: number;
  /** Begins to hear what other processes are told. */
  start(): Promise<void>;
  /** Forgets old calls, and closes those of processes that died. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** What the operator says of all engines. */
export interface EngineRules {
  readonly chains: Chains;
  /** What each engine may cost in a day (UTC), in millionths of a US dollar, by its id. */
  readonly dailyMicros: Readonly<Record<string, number>>;
}

export interface EngineCall {
  readonly engine: Engine;
  readonly operation: EngineOperation;
  /** The job that it is for, where there is one. */
  readonly jobId?: string;
  /** How many pictures are asked for; they are what prices are for. */
  readonly pictures?: number;
  /** Whose call it is: users take turns. */
  readonly userId?: string;
  /** Where it is aborted, the call is not waited for any more. */
  readonly signal?: AbortSignal;
  /** Whether a process before began it. */
  readonly isResumed?: boolean;
  /** Whether an admin tries the engine out: it is asked even while it is left alone, and once it succeeds it is not any more. */
  readonly isTrial?: boolean;
}

/** What a call may say of itself. */
export type CallResult = string | object;

export interface EnginesDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  log: Log;
  rules: EngineRules;
  /** Tells the admins what an engine has cost. */
  onAlarm?(tx: Tx, alarm: SpendingAlarm): Promise<void>;
}

/** What admins are told when an engine has cost a part of what it may cost in a day. */
export interface SpendingAlarm {
  engine: string;
  /** Of the limit: 80 or 100. */
  percent: number;
  spentMicros: number;
  dailyMicros: number;
  /** The day in UTC, such as 2026-11-22. */
  day: string;
}
