import type { AddressAnswer, EngineTestResult } from '#contract/admin-engine-changes.ts';
import type { EngineFailure } from '#contract/admin-engine-failures.ts';
import type { AddableEngine, AdminChain, AdminEngine } from '#contract/admin-engines.ts';
import type { EngineUse } from '#contract/engine-operations.ts';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { EngineOperation } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createStatisticsReader, type EngineSetups, type Engines } from '../../engines/engines.ts';
import type { AuditLog } from '../audit-log.ts';
import { type ChainsDeps, checkChain, presentChain, presentChains, sharedChains } from './chains.ts';
import { checkAddress } from './check-address.ts';
import { presentAddable, presentEngine } from './present-engine.ts';
import { readSettings, type SentValues } from './read-settings.ts';
import { tryEngine } from './try-engine.ts';

export interface EngineAdminDeps {
  database: Database;
  engines: Engines;
  setups: EngineSetups;
  chainVariables: ChainsDeps['chainVariables'];
  auditLog: Pick<AuditLog, 'record'>;
  clock: Clock;
  /** For the check of an address. */
  network: Pick<EngineNetwork, 'fetch'>;
}

/** A requested change of an engine's settings. */
export interface SettingsChange {
  values: SentValues;
  /** Null for no limit; unchanged if missing. */
  dailyCapMicros?: number | null | undefined;
  /** Whether its calls cost the operator money; unchanged if missing. */
  isPaid?: boolean | undefined;
}

interface Stored {
  id: string;
  blueprint: EngineBlueprint;
  change: SettingsChange;
  /** Whether the id must be unused. */
  isNew: boolean;
}

/** The engines as admins see and change them. */
export type EngineAdmin = ReturnType<typeof createEngineAdmin>;

export function createEngineAdmin(deps: EngineAdminDeps) {
  const { database, engines, setups, auditLog } = deps;
  const statistics = createStatisticsReader(deps);

  const setupOf = (id: string) => setups.list().find((setup) => setup.id === id) ?? null;
  /** Of a configured engine, or of a kind with a single engine. */
  const blueprintOf = (id: string): EngineBlueprint => {
    const single = setups.blueprints.find((blueprint) => blueprint.id === id && !blueprint.isMany);
    const blueprint = setupOf(id)?.blueprint ?? single;
    if (!blueprint) throw new AppError('not_found');
    return blueprint;
  };

  /** Stores an engine's settings, with an audit line that names the settings without their values. */
  async function store(
    entry: { actorId: string; action: string; details: Record<string, unknown> },
    { id, blueprint, change, isNew }: Stored,
  ): Promise<void> {
    const setup = setupOf(id);
    const { dailyCapMicros, isPaid } = change;
    const isFixed =
      (dailyCapMicros !== undefined && setup?.isDailyFromEnvironment) ||
      (isPaid !== undefined && setup?.freeBy === 'environment');
    if (isFixed) throw new AppError('engine_managed_by_environment');
    const names = [
      ...Object.keys(change.values),
      ...(dailyCapMicros === undefined ? [] : ['dailyCap']),
      ...(isPaid === undefined ? [] : [`isPaid=${isPaid}`]),
    ];
    await database.inTransaction(async (tx) => {
      const stored = await setups.findForChange(tx, id);
      if (isNew && stored !== null) throw new AppError('engine_name_taken');
      const values = readSettings(blueprint, { id, setup, stored: stored?.values ?? {} }, change.values);
      const dailyMicros = dailyCapMicros === undefined ? (stored?.dailyMicros ?? null) : dailyCapMicros;
      const isFree = isPaid === undefined ? (stored?.isFree ?? false) : !isPaid;
      await auditLog.record(tx, {
        action: entry.action,
        actorId: entry.actorId,
        subjectId: null,
        reason: null,
        details: { ...entry.details, settings: names.join(', ') },
      });
      const isEmpty = Object.keys(values).length === 0 && dailyMicros === null && !isFree;
      if (isEmpty) await setups.remove(tx, id);
      else await setups.save(tx, { id, blueprint: blueprint.id, values, dailyMicros, isFree });
    });
    // The admin sees the new state at once, even if other processes take a moment.
    await setups.reload();
  }

  return {
    async list(): Promise<{ engines: AdminEngine[]; addable: AddableEngine[]; chains: AdminChain[] }> {
      const configured = setups.blueprints.flatMap((blueprint) => {
        if (!blueprint.isMany) return [{ id: blueprint.id, blueprint, setup: setupOf(blueprint.id) }];
        const ours = setups.list().filter((setup) => setup.blueprint === blueprint);
        return ours.map((setup) => ({ id: setup.id, blueprint, setup }));
      });
      const known = new Set(configured.map(({ id }) => id));
      const own = engines
        .all()
        .map(({ capabilities }) => capabilities.id)
        .filter((id) => !known.has(id))
        .map((id) => ({ id, blueprint: null, setup: null }));
      const remote = engines.all().filter(({ capabilities }) => capabilities.isRemote);
      const figures = await statistics.of(remote.map(({ capabilities }) => capabilities.id));
      return {
        engines: [...configured, ...own].map((entry) =>
          presentEngine({
            ...entry,
            engine: engines.byId(entry.id),
            health: engines.health(entry.id),
            isPaused: engines.isPaused(entry.id),
            statistics: figures.get(entry.id) ?? null,
            now: deps.clock.now(),
          }),
        ),
        addable: setups.blueprints.filter(({ isMany }) => isMany).map(presentAddable),
        chains: presentChains(deps),
      };
    },
    async save(actorId: string, id: string, change: SettingsChange): Promise<void> {
      const entry = {
        actorId,
        action: 'PUT /api/admin/engines/{engineId}/settings',
        details: { engineId: id },
      };
      await store(entry, { id, blueprint: blueprintOf(id), change, isNew: false });
    },
    async add(
      actorId: string,
      { kindId, name, ...change }: SettingsChange & { kindId: string; name: string },
    ): Promise<void> {
      const blueprint = setups.blueprints.find(({ id, isMany }) => id === kindId && isMany);
      if (!blueprint) throw new AppError('not_found');
      const isTaken =
        setups.blueprints.some(({ id }) => id === name) ||
        setupOf(name) !== null ||
        engines.byId(name) !== null;
      if (isTaken) throw new AppError('engine_name_taken');
      const entry = { actorId, action: 'POST /api/admin/engines', details: { name, kindId } };
      await store(entry, { id: name, blueprint, change, isNew: true });
    },
    /** Throws `not_found` for an engine that is not remote: those always run. */
    async pause(id: string, isPaused: boolean): Promise<void> {
      if (!engines.isRemote(id)) throw new AppError('not_found');
      await database.inTransaction((tx) => setups.savePause(tx, id, isPaused));
      await setups.reload();
    },
    /** Calls an own server with typed values. The audit line has its address and no secret. */
    async checkAddress(
      actorId: string,
      given: { kindId: string; engineId: string | null; values: SentValues },
      signal: AbortSignal,
    ): Promise<AddressAnswer> {
      const blueprint = setups.blueprints.find(({ id }) => id === given.kindId);
      if (!blueprint) throw new AppError('not_found');
      const id = given.engineId ?? blueprint.id;
      const setup = given.engineId === null ? null : setupOf(given.engineId);
      if (setup && setup.blueprint !== blueprint) throw new AppError('not_found');
      const stored = Object.fromEntries(
        Object.entries(setup?.values ?? {}).filter(([name]) =>
          setup?.fromAdmins.has(name as EngineSettingName),
        ),
      );
      const values = readSettings(blueprint, { id, setup, stored, mayLack: true }, given.values);
      const environment = Object.fromEntries(
        Object.entries(setup?.values ?? {}).filter(([name]) =>
          setup?.fromEnvironment.has(name as EngineSettingName),
        ),
      );
      const tried = { ...values, ...environment };
      await database.inTransaction((tx) =>
        auditLog.record(tx, {
          action: 'POST /api/admin/engine-address-checks',
          actorId,
          subjectId: null,
          reason: null,
          details: { kindId: given.kindId, address: tried.baseUrl ?? '' },
        }),
      );
      return checkAddress(deps.network, blueprint, tried, signal);
    },
    async remove(id: string): Promise<void> {
      await database.inTransaction(async (tx) => {
        if ((await setups.findForChange(tx, id)) === null) throw new AppError('not_found');
        await setups.remove(tx, id);
      });
      await setups.reload();
    },
    async saveChain(use: EngineUse, names: string[] | null): Promise<AdminChain> {
      checkChain(presentChain(deps, use), names);
      await database.inTransaction(async (tx) => {
        await setups.saveChain(tx, use, names);
        const also = sharedChains[use];
        if (also !== undefined) await setups.saveChain(tx, also, names);
      });
      await setups.reload();
      return presentChain(deps, use);
    },
    async test(id: string, caller: { userId: string; signal: AbortSignal }): Promise<EngineTestResult> {
      const engine = engines.byId(id);
      if (engine === null) throw new AppError('not_found');
      return tryEngine(deps, engine, caller);
    },
    async failures(page: { engine?: string | undefined; cursor?: string | undefined; limit: number }) {
      const { failures, nextCursor } = await statistics.failures(page);
      return {
        failures: failures.map(
          ({ startedAt, operation, ...call }): EngineFailure => ({
            ...call,
            operation: operation as EngineOperation,
            startedAt: startedAt.toISOString(),
          }),
        ),
        nextCursor,
      };
    },
  };
}
