import type { GenerateTool } from '#contract/tools.ts';
import { type Engine, EngineError, type EngineOperation } from '#engines/engine.ts';
import type { PictureOperation } from '#engines/picture-requests.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import { type CallFacts, writeDownCall } from './call-records.ts';
import { type Chains, orderBy } from './chains.ts';
import { createGate, type Gate } from './gate.ts';

export { alongChain, otherEngineWarnings, type ServedBy } from './along-chain.ts';
export { askForPictures, type CallingJob, engineShare } from './ask-for-pictures.ts';
export type { Chains } from './chains.ts';
export { nextMayServe } from './patience.ts';
export { asProvidersPicture } from './providers-picture.ts';
export { type WorkedPicture, workOnPicture } from './work-on-picture.ts';

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
  /** How many calls this process may make at once, over all engines. */
  readonly concurrency: number;
  close(): Promise<void>;
}

export interface EngineCall {
  readonly engine: Engine;
  readonly operation: EngineOperation;
  /** The job that it is for, where there is one. */
  readonly jobId?: string;
  /** How many pictures are asked for; they are what prices are for. */
  readonly pictures?: number;
}

/** What a call may say of itself. */
export type CallResult = string | object;

export interface EnginesDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  log: Log;
  chains: Chains;
}

export function createEngines(list: readonly [Engine, ...Engine[]], deps: EnginesDeps): Engines {
  const gates = new Map<string, Gate>(list.map((engine) => [engine.capabilities.id, createGate(engine)]));
  return {
    forTool(tool) {
      const serving = list.filter(({ capabilities }) => capabilities.tools.includes(tool));
      const [first, ...others] = orderBy(deps.chains[tool], serving);
      if (!first) throw new Error(`no engine serves ${tool}`);
      return [first, ...others];
    },
    freeFor: (tool) =>
      list.find(({ capabilities }) => !capabilities.isRemote && capabilities.tools.includes(tool)) ?? null,
    forPictures: (operation) =>
      orderBy(
        deps.chains[operation],
        list.filter(({ capabilities }) => capabilities.operations.includes(operation)),
      ),
    isNamed: (use) => deps.chains[use] !== undefined,
    byId: (id) => list.find(({ capabilities }) => capabilities.id === id) ?? null,
    forOperation: <Operation extends MemberOperation>(operation: Operation) =>
      orderBy(
        deps.chains[operation],
        list.filter(
          (engine): engine is EngineWith<Operation> =>
            engine.capabilities.operations.includes(operation) && engine[operation] !== undefined,
        ),
      ),
    async call(call, work) {
      const gate = gates.get(call.engine.capabilities.id);
      if (!gate)
        throw new EngineError('misconfigured', `${call.engine.capabilities.id} is no engine of this server`);
      if (!call.engine.capabilities.isRemote) return gate.run(work);
      return gate.run(() => recorded(deps, call, work));
    },
    concurrency: list.reduce((sum, { capabilities }) => sum + capabilities.concurrency, 0),
    async close() {
      await Promise.all(list.map((engine) => engine.close()));
    },
  };
}

/** Writes down how a call ended; that it could not be written down is no fault of the call's. */
async function recorded<T extends CallResult>(
  deps: EnginesDeps,
  call: EngineCall,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = deps.clock.now();
  const write = (facts: CallFacts) =>
    writeDownCall(deps, { ...call, startedAt }, facts).catch((error: unknown) => {
      deps.log.error(
        { error, engine: call.engine.capabilities.id },
        'a call of an engine could not be written down',
      );
    });
  try {
    const result = await work();
    await write({ outcome: 'done', ...saidOf(result) });
    return result;
  } catch (error) {
    const isEngines = error instanceof EngineError;
    await write({
      outcome: isEngines ? error.kind : 'aborted',
      providerRequestId: isEngines ? error.providerRequestId : null,
      message: isEngines ? error.message : null,
      mayHaveCost: isEngines ? error.mayHaveCost : true,
    });
    throw error;
  }
}

function saidOf(result: CallResult): Partial<CallFacts> {
  if (typeof result === 'string') return {};
  const { spentMicros, providerRequestId } = result as { spentMicros?: number; providerRequestId?: string };
  return {
    ...(spentMicros !== undefined && { spentMicros }),
    ...(providerRequestId !== undefined && { providerRequestId }),
  };
}
