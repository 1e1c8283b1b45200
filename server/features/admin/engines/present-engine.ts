import type {
  AddableEngine,
  AdminEngine,
  AdminEngineSetting,
  EngineState,
  RunningEngine,
} from '#contract/admin-engines.ts';
import type { EngineBlueprint, EngineSetting } from '#engines/blueprint.ts';
import type { Engine } from '#engines/engine.ts';
import { isPaidByDefault } from '#engines/setting-values.ts';
import type { EngineSetup, EngineStatistics, GateHealth } from '../../engines/engines.ts';
import { trialOf } from './trials.ts';

/** An engine as admins see it. Of secrets only whether they are set. */
export interface KnownEngine {
  id: string;
  /** Null for an engine of the process itself. */
  blueprint: EngineBlueprint | null;
  /** What the environment and the admins have set; null if nothing. */
  setup: EngineSetup | null;
  /** Null if it is not running. */
  engine: Engine | null;
  health: GateHealth | null;
  /** Whether an admin has paused it. */
  isPaused: boolean;
  /** Null if the ledger has nothing about it, or was not read. */
  statistics: EngineStatistics | null;
  now: Date;
}

export function presentEngine(known: KnownEngine): AdminEngine {
  const { id, blueprint, setup, engine } = known;
  return {
    id,
    kindId: blueprint?.id ?? null,
    vendor: blueprint?.vendor ?? engine?.capabilities.madeBy ?? id,
    ...(blueprint ? presentCost(blueprint, setup) : { isPaid: false, freeBy: null }),
    settings: blueprint?.settings.map((setting) => presentSetting(setting, id, setup)) ?? [],
    dailyCap: blueprint ? presentCap(blueprint, id, setup) : null,
    isStored:
      setup !== null && (setup.fromAdmins.size > 0 || isCapStored(setup) || setup.freeBy === 'stored'),
    hasAddressCheck: blueprint?.probe !== undefined,
    problem: setup?.problem ?? null,
    running: engine ? presentRunning(engine, known) : null,
  };
}

/** A kind that allows several engines, before one is added. */
export function presentAddable(blueprint: EngineBlueprint): AddableEngine {
  return {
    kindId: blueprint.id,
    vendor: blueprint.vendor,
    hasAddressCheck: blueprint.probe !== undefined,
    ...presentCost(blueprint, null),
    settings: blueprint.settings.map((setting) => presentSetting(setting, null, null)),
    dailyCap: presentCap(blueprint, '<NAME>', null),
  };
}

function presentSetting(
  { name, kind, choices, default: usual, isRequired, example, variable }: EngineSetting,
  id: string | null,
  setup: EngineSetup | null,
): AdminEngineSetting {
  const source = setup?.fromEnvironment.has(name)
    ? 'environment'
    : setup?.fromAdmins.has(name)
      ? 'stored'
      : null;
  return {
    name,
    kind,
    choices: [...(choices ?? [])],
    default: usual ?? null,
    isRequired: isRequired ?? false,
    example: example ?? null,
    variable: id === null ? variable : variable.replaceAll('<NAME>', id.toUpperCase()),
    source,
    value: source === null || kind === 'secret' ? null : (setup?.values[name] ?? null),
  };
}

function presentCost(
  blueprint: EngineBlueprint,
  setup: EngineSetup | null,
): Pick<AdminEngine, 'isPaid' | 'freeBy'> {
  return { isPaid: setup?.isPaid ?? isPaidByDefault(blueprint), freeBy: setup?.freeBy ?? null };
}

const isCapStored = (setup: EngineSetup) => setup.dailyMicros !== null && !setup.isDailyFromEnvironment;

function presentCap(
  blueprint: EngineBlueprint,
  id: string,
  setup: EngineSetup | null,
): AdminEngine['dailyCap'] {
  if (!presentCost(blueprint, setup).isPaid) return null;
  return {
    micros: setup?.dailyMicros ?? null,
    source: setup?.isDailyFromEnvironment ? 'environment' : setup && isCapStored(setup) ? 'stored' : null,
    variable: `ENGINE_${id.toUpperCase()}_DAILY_USD`,
  };
}

function presentRunning(
  engine: Engine,
  { setup, health, isPaused, statistics, now }: KnownEngine,
): RunningEngine {
  const { madeBy, isRemote, tools, operations, facts, concurrency } = engine.capabilities;
  // A pause that is over ends only at the next call.
  const resting = (health?.paused ?? []).filter(({ until }) => until > now);
  const today = statistics?.days.at(-1);
  return {
    madeBy,
    isRemote,
    state: isPaused ? 'paused' : stateOf(isRemote, { setup, isResting: resting.length > 0, statistics }),
    resting: resting.map(({ operation, until }) => ({ operation, until: until.toISOString() })),
    lastSuccessAt: statistics?.lastSuccessAt?.toISOString() ?? null,
    lastFailure: statistics?.lastFailure
      ? { at: statistics.lastFailure.at.toISOString(), fault: statistics.lastFailure.fault }
      : null,
    tools: [...tools],
    operations: operations.map((operation) => ({
      operation,
      priceMicros: setup?.isPaid ? (facts?.[operation]?.priceMicros ?? null) : 0,
      typicalMs: facts?.[operation]?.typicalMs ?? null,
    })),
    concurrency,
    canBeTested: trialOf(engine) !== undefined,
    spentTodayMicros: today?.spentMicros ?? 0,
    days: statistics?.days ?? [],
    latency: statistics?.latency ?? [],
  };
}

function stateOf(
  isRemote: boolean,
  given: { setup: EngineSetup | null; isResting: boolean; statistics: EngineStatistics | null },
): EngineState {
  // A built-in engine is never down.
  if (!isRemote) return 'working';
  const { setup, isResting, statistics } = given;
  if (isResting) return 'resting';
  const { lastSuccessAt = null, lastFailure = null, days = [] } = statistics ?? {};
  const cap = setup?.dailyMicros ?? null;
  if (cap !== null && (days.at(-1)?.spentMicros ?? 0) >= cap) return 'capped';
  if (lastFailure !== null && (lastSuccessAt === null || lastFailure.at > lastSuccessAt)) return 'failing';
  return lastSuccessAt === null ? 'unused' : 'working';
}
