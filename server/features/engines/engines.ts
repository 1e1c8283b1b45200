import type { GenerateTool } from '#contract/tools.ts';
import type { Engine, EngineContext, EngineOperation } from '#engines/engine.ts';
import type { PictureOperation } from '#engines/picture-requests.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx, Unlisten } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import { sweepRecords } from './call-records.ts';
import { type Chains, orderBy } from './chains.ts';
import { EngineGoneError } from './engine-gone.ts';
import { createGate, type Gate, type GateHealth } from './gate.ts';
import { createEngineNews } from './news.ts';
import { recorded } from './recorded.ts';
import type { SpendingAlarm } from './spending.ts';
import { usualDuration } from './usual-duration.ts';

export { alongChain, nextMayServe, otherEngineWarnings, type ServedBy } from './along-chain.ts';
export { askForPictures, engineShare } from './ask-for-pictures.ts';
export type { Chains } from './chains.ts';
export type { GateHealth } from './gate.ts';
export { nameElsewhere, nameOf } from './names.ts';
export { asProvidersPicture } from './providers-picture.ts';
export {
  createEngineSetups,
  type EngineSettings,
  type EngineSetup,
  type EngineSetups,
  type GivenEngine,
} from './setups.ts';
export { type SpendingAlarm, SpendingLimitError } from './spending.ts';
export { spentOnJob, spentOnNoJob } from './spent-on-jobs.ts';
export { createStatisticsReader, type EngineStatistics } from './statistics.ts';
export { workOnPicture } from './work-on-picture.ts';

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
  usualMs(engine: Engine, operation: EngineOperation): Promise<number | null>;
  /** What an engine waits for its provider's webhooks with; undefined where none come. */
  newsFor(engine: Engine, signal: AbortSignal): EngineContext['untilNews'];
  /** Wakes whoever waits for a call of an engine, in whichever process. */
  tell(engine: string, key: string): Promise<void>;
  /** Whether an engine works elsewhere, so that its jobs cost this machine nothing while they wait. */
  isRemote(id: string): boolean;
  /** All engines, in the order in which they are asked where no chain says otherwise. */
  all(): readonly Engine[];
  health(id: string): GateHealth | null;
  /** From now on these are there beside the process's own, with these chains and limits. What runs goes on. */
  replace(elsewhere: readonly Engine[], rules: EngineRules): void;
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
  readonly goesOn?: boolean;
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

/** `own` are the engines of this process itself, which are always there. */
export function createEngines(own: readonly [Engine, ...Engine[]], deps: EnginesDeps): Engines {
  const gates = new Map<Engine, Gate>();
  const news = createEngineNews(deps.database);
  let list: readonly Engine[] = own;
  let rules = deps.rules;
  let stopListening: Unlisten | undefined;

  const gateOf = (engine: Engine) => {
    const gate = gates.get(engine) ?? createGate(engine);
    gates.set(engine, gate);
    return gate;
  };
  const byId = (id: string) => list.find(({ capabilities }) => capabilities.id === id) ?? null;

  return {
    forTool(tool) {
      const serving = list.filter(({ capabilities }) => capabilities.tools.includes(tool));
      const named = orderBy(rules.chains[tool], serving);
      // Of a chain whose engines are all gone, what costs nobody anything is left.
      const [first, ...others] = named.length > 0 ? named : serving.filter((engine) => own.includes(engine));
      if (!first) throw new Error(`no engine serves ${tool}`);
      return [first, ...others];
    },
    freeFor: (tool) =>
      list.find(({ capabilities }) => !capabilities.isRemote && capabilities.tools.includes(tool)) ?? null,
    forPictures(operation) {
      const serving = list.filter(({ capabilities }) => capabilities.operations.includes(operation));
      const named = orderBy(rules.chains[operation], serving);
      return named.length > 0 ? named : serving.filter((engine) => own.includes(engine));
    },
    isNamed: (use) => rules.chains[use] !== undefined,
    byId,
    forOperation: <Operation extends MemberOperation>(operation: Operation) =>
      orderBy(
        rules.chains[operation],
        list.filter(
          (engine): engine is EngineWith<Operation> =>
            engine.capabilities.operations.includes(operation) && engine[operation] !== undefined,
        ),
      ),
    async call(call, work) {
      const { engine, operation, userId, signal } = call;
      const { id, isRemote } = engine.capabilities;
      const gate = gates.get(engine) ?? (list.includes(engine) ? gateOf(engine) : null);
      if (!gate) throw new EngineGoneError(id, operation);
      const pass = operation === 'trainStyle' ? gate.train : call.isTrial ? gate.tryOut : gate.run;
      // Who has waited for long begins by what holds now: nothing is spent on an engine that was taken away meanwhile.
      const begin = () => {
        if (!list.includes(engine) && call.goesOn !== true) throw new EngineGoneError(id, operation);
        return isRemote ? recorded(deps, call, rules.dailyMicros[id] ?? null, work) : work();
      };
      return pass(async () => begin(), { userId, signal, operation });
    },
    usualMs: (engine, operation) => usualDuration(deps, engine, operation),
    newsFor: (engine, signal) =>
      engine.readWebhook === undefined ? undefined : news.waitFor(engine.capabilities.id, signal),
    tell: (engine, key) => news.tell(engine, key),
    isRemote: (id) => byId(id)?.capabilities.isRemote ?? false,
    all: () => list,
    health(id) {
      const engine = byId(id);
      return engine ? gateOf(engine).health() : null;
    },
    replace(elsewhere, next) {
      const gone = list.filter((engine) => !own.includes(engine) && !elsewhere.includes(engine));
      list = [...elsewhere, ...own];
      rules = next;
      for (const engine of gone) void retire(engine);
    },
    ownConcurrency: own
      .filter(({ capabilities }) => capabilities.tools.length > 0)
      .reduce((sum, { capabilities }) => sum + capabilities.concurrency, 0),
    async start() {
      stopListening = await news.listen();
    },
    sweep: () => sweepRecords(deps),
    async close() {
      await stopListening?.();
      await Promise.all([...new Set([...gates.keys(), ...list])].map((engine) => engine.close()));
    },
  };

  /** What still runs with an engine that is gone goes on to its end. */
  async function retire(engine: Engine): Promise<void> {
    await gates.get(engine)?.whenIdle();
    gates.delete(engine);
    await engine.close().catch((error: unknown) => {
      deps.log.warn({ error, engine: engine.capabilities.id }, 'an engine could not be closed');
    });
  }
}
