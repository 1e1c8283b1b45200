import { type GenerateTool, isGenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import type { PictureOperation } from '#engines/picture-requests.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Unlisten } from '#server/platform/database/database.ts';
import { sweepRecords } from './call-records.ts';
import { orderBy } from './chains.ts';
import { createEngineChanges } from './engine-changes.ts';
import { EngineReplacedError } from './engine-replaced.ts';
import type { Engines, EnginesDeps, EngineWith, MemberOperation } from './engines-types.ts';
import { createGate, type Gate } from './gate.ts';
import { recordCall } from './record-call.ts';
import { typicalDuration } from './typical-duration.ts';

export { type CallFigures, callFigures, failingEngines } from './call-figures.ts';
export { callOnce } from './call-once.ts';
export { costOfJob, costsOutsideJobs } from './call-records.ts';
export type { Chains } from './chains.ts';
export type {
  EngineCall,
  Engines,
  EnginesDeps,
  EngineWith,
  MemberOperation,
  SpendingAlarm,
} from './engines-types.ts';
export type { GateHealth } from './gate.ts';
export { nameOf, remoteEngineName } from './names.ts';
export { readProviderPicture } from './read-provider-picture.ts';
export { engineShare, FewerPicturesError, requestPictures } from './request-pictures.ts';
export {
  createEngineSetups,
  type EngineSettings,
  type EngineSetup,
  type EngineSetups,
  type EnvironmentEngine,
} from './setups.ts';
export { SpendingLimitError } from './spending-limit-error.ts';
export { createStatisticsReader, type EngineStatistics } from './statistics.ts';
export { canFallBack, otherEngineWarnings, type ServedBy, withFallback } from './with-fallback.ts';
export { workOnPicture } from './work-on-picture.ts';

/** `own` are the built-in engines of this process, which always exist. */
export function createEngines(own: readonly [Engine, ...Engine[]], deps: EnginesDeps): Engines {
  const gates = new Map<Engine, Gate>();
  const changes = createEngineChanges(deps.database);
  let list: readonly Engine[] = own;
  let rules = deps.rules;
  let stopListening: Unlisten | undefined;

  const gateOf = (engine: Engine) => {
    const gate = gates.get(engine) ?? createGate(engine);
    gates.set(engine, gate);
    return gate;
  };
  const byId = (id: string) => list.find(({ capabilities }) => capabilities.id === id) ?? null;

  const isPaused = (id: string) => rules.paused?.has(id) ?? false;

  /**
   * Of a tool or operation, without paused engines. If all engines of a chain are gone, the process's own are
   * used.
   */
  const chainOf = (use: GenerateTool | PictureOperation) => {
    const serving = list.filter(
      ({ capabilities: { id, tools, operations } }) =>
        !isPaused(id) && (isGenerateTool(use) ? tools.includes(use) : operations.includes(use)),
    );
    const named = orderBy(rules.chains[use], serving);
    return named.length > 0 ? named : serving.filter((engine) => own.includes(engine));
  };

  return {
    unpaidFor: (use) => chainOf(use).find(({ capabilities }) => !rules.paid.has(capabilities.id)) ?? null,
    forTool(tool) {
      const [first, ...others] = chainOf(tool);
      if (!first) throw new Error(`no engine serves ${tool}`);
      return [first, ...others];
    },
    freeFor: (tool) =>
      list.find(({ capabilities }) => !capabilities.isRemote && capabilities.tools.includes(tool)) ?? null,
    forPictures: chainOf,
    isNamed: (use) => rules.chains[use] !== undefined,
    byId,
    designer: () => own.find(({ designs }) => designs !== undefined) ?? null,
    forOperation: <Operation extends MemberOperation>(operation: Operation) =>
      orderBy(
        rules.chains[operation],
        list.filter(
          (engine): engine is EngineWith<Operation> =>
            !isPaused(engine.capabilities.id) &&
            engine.capabilities.operations.includes(operation) &&
            engine[operation] !== undefined,
        ),
      ),
    async call(call, work) {
      const { engine, operation, userId, signal } = call;
      const { id, isRemote } = engine.capabilities;
      const gate = gates.get(engine) ?? (list.includes(engine) ? gateOf(engine) : null);
      if (!gate) throw new EngineReplacedError(id, operation);
      const pass = operation === 'trainStyle' ? gate.train : call.isTrial ? gate.tryOut : gate.run;
      // After a long wait the current configuration applies: no money is spent at an engine that was removed.
      const begin = () => {
        if (!list.includes(engine) && call.isResumed !== true) throw new EngineReplacedError(id, operation);
        return isRemote ? recordCall(deps, call, rules.dailyMicros[id] ?? null, work) : work();
      };
      return pass(async () => begin(), { userId, signal, operation });
    },
    typicalMs: (engine, operation) => typicalDuration(deps, engine, operation),
    changesFor: (engine, signal) =>
      engine.readWebhook === undefined ? undefined : changes.waitFor(engine.capabilities.id, signal),
    notify: (engine, key) => changes.notify(engine, key),
    isRemote: (id) => byId(id)?.capabilities.isRemote ?? false,
    isPaused,
    isPaid: (id) => rules.paid.has(id),
    all: () => list,
    health(id) {
      const engine = byId(id);
      return engine ? gateOf(engine).health() : null;
    },
    replace(remote, next) {
      const gone = list.filter((engine) => !own.includes(engine) && !remote.includes(engine));
      list = [...remote, ...own];
      rules = next;
      for (const engine of gone) void retire(engine);
    },
    ownConcurrency: own
      .filter(({ capabilities }) => capabilities.tools.length > 0)
      .reduce((sum, { capabilities }) => sum + capabilities.concurrency, 0),
    async start() {
      stopListening = await changes.listen();
    },
    sweep: () => sweepRecords(deps),
    async close() {
      await stopListening?.();
      await Promise.all([...new Set([...gates.keys(), ...list])].map((engine) => engine.close()));
    },
  };

  /** Running calls of a removed engine continue to their end. */
  async function retire(engine: Engine): Promise<void> {
    await gates.get(engine)?.whenIdle();
    gates.delete(engine);
    await engine.close().catch((error: unknown) => {
      deps.log.warn({ error, engine: engine.capabilities.id }, 'an engine could not be closed');
    });
  }
}

/**
 * The engines that can do a free action for a user, in the order of the chain: without the paid ones where
 * the user may not call these. Empty if no engine can; throws `coins_not_accepted` if only paid ones can.
 */
export async function permittedEngines<Operation extends MemberOperation>(
  engines: Pick<Engines, 'forOperation' | 'isPaid'>,
  operation: Operation,
  mayCallPaid: () => Promise<boolean>,
): Promise<readonly EngineWith<Operation>[]> {
  const able = engines.forOperation(operation);
  const unpaid = able.filter(({ capabilities }) => !engines.isPaid(capabilities.id));
  if (unpaid.length === able.length || (await mayCallPaid())) return able;
  if (unpaid.length === 0) throw new AppError('coins_not_accepted');
  return unpaid;
}
