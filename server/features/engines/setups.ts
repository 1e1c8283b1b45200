import { sql } from 'drizzle-orm';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { EngineBlueprint, EngineValues } from '#engines/blueprint.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { pictureOperations } from '#engines/picture-requests.ts';
import { isPaidByDefault, microsOf, withDefaults } from '#engines/setting-values.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx, Unlisten } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Chains } from './chains.ts';
import type { EngineRules, Engines } from './engines-types.ts';
import {
  readPauses,
  readStoredChains,
  readStoredSetups,
  removeSetup,
  type StoredSetup,
  storeChain,
  storePause,
  storeSetup,
} from './setup-store.ts';

/** An engine that the environment configures, without defaults. */
export interface EnvironmentEngine {
  /** Its id in chains. */
  readonly id: string;
  /** The blueprint's id. */
  readonly blueprint: string;
  readonly values: EngineValues;
}

/** The environment's configuration of engines. */
export interface EngineSettings extends Omit<EngineRules, 'paid' | 'paused'> {
  readonly given: readonly EnvironmentEngine[];
  /** Ids of the engines whose calls cost nothing, by the operator's word. */
  readonly free: readonly string[];
}

/** An engine that the environment or an admin has configured. */
export interface EngineSetup {
  readonly id: string;
  readonly blueprint: EngineBlueprint;
  /** The settings in effect, defaults included. They contain secrets: never show them. */
  readonly values: EngineValues;
  /** The settings from the environment, which an admin cannot change. */
  readonly fromEnvironment: ReadonlySet<EngineSettingName>;
  /** The settings from admins. */
  readonly fromAdmins: ReadonlySet<EngineSettingName>;
  readonly dailyMicros: number | null;
  readonly isDailyFromEnvironment: boolean;
  /** Whether its calls cost the operator money. */
  readonly isPaid: boolean;
  /** Where they are declared free; null if they are not. */
  readonly freeBy: 'environment' | 'stored' | null;
  /** Why it does not run, as a sentence; null if it does. */
  readonly problem: string | null;
}

export interface EngineSetupsDeps {
  database: Database;
  engines: Pick<Engines, 'replace'>;
  blueprints: readonly EngineBlueprint[];
  settings: EngineSettings;
  network: EngineNetwork;
  /** 32 bytes. */
  encryptionKey: Buffer;
  /** Origin under which providers reach this server over https; null if they cannot. */
  webhookOrigin: string | null;
  clock: Clock;
  log: Log;
  /** Called whenever stored settings have been applied. */
  onSetUp?(): void;
}

/** Which engines exist, by environment and admin form, the same in every process. */
export interface EngineSetups {
  readonly blueprints: readonly EngineBlueprint[];
  list(): readonly EngineSetup[];
  /** The current rules for all engines, and which chains the environment sets. */
  rules(): EngineRules & { readonly chainsFromEnvironment: ReadonlySet<string> };
  /** Reads and locks an engine's stored configuration until the transaction ends. Null if there is none. */
  findForChange(tx: Tx, id: string): Promise<StoredSetup | null>;
  /** Stores it and, after the commit, makes every process apply it. */
  save(tx: Tx, setup: StoredSetup & { values: EngineValues }): Promise<void>;
  remove(tx: Tx, id: string): Promise<void>;
  saveChain(tx: Tx, use: string, names: string[] | null): Promise<void>;
  savePause(tx: Tx, id: string, isPaused: boolean): Promise<void>;
  /** Applies what is stored now. */
  reload(): Promise<void>;
  start(): Promise<Unlisten>;
}

const channel = 'engine_setups';

interface Running {
  made: Engine;
  /** What it was made from. */
  from: string;
}

export function createEngineSetups(deps: EngineSetupsDeps): EngineSetups {
  const { database, engines, blueprints, settings, log } = deps;
  let running = new Map<string, Running>();
  let setups: readonly EngineSetup[] = [];
  let rules: EngineRules = { ...settings, paid: new Set() };
  let last: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    const stored = await readStoredSetups(database, deps.encryptionKey);
    const chains = await readStoredChains(database);
    const paused = await readPauses(database);
    const found = mergeSetups(deps, stored);
    const next = new Map<string, Running>();
    const shown: EngineSetup[] = [];
    for (const setup of found) {
      const { id, blueprint, values } = setup;
      const from = JSON.stringify([blueprint.id, values]);
      const before = running.get(id);
      if (setup.problem !== null) {
        log.warn({ engine: id, problem: setup.problem }, 'engine disabled');
        shown.push(setup);
        continue;
      }
      try {
        const made = before?.from === from ? before.made : await make(deps, setup);
        next.set(id, { made, from });
        shown.push(setup);
      } catch (error) {
        log.error({ engine: id, error }, 'an engine could not be created from its settings');
        shown.push({ ...setup, problem: 'These settings do not work. See the log for the reason.' });
      }
    }
    running = next;
    setups = shown;
    rules = {
      chains: { ...(Object.fromEntries(chains) as Chains), ...settings.chains },
      dailyMicros: {
        ...settings.dailyMicros,
        ...Object.fromEntries(
          shown.flatMap(({ id, dailyMicros }) => (dailyMicros === null ? [] : [[id, dailyMicros]])),
        ),
      },
      paused,
      paid: new Set(shown.flatMap(({ id, isPaid }) => (isPaid ? [id] : []))),
    };
    engines.replace(
      [...running.values()].map(({ made }) => made),
      rules,
    );
    deps.onSetUp?.();
  }

  const reload = () => {
    // One after the other, so that the last one reads the latest state.
    last = last.then(load, load);
    return last;
  };
  const announce = (tx: Tx) => database.notify(tx, channel, '');

  return {
    blueprints,
    list: () => setups,
    rules: () => ({ ...rules, chainsFromEnvironment: new Set(Object.keys(settings.chains)) }),
    async findForChange(tx, id) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setup of engine ${id}`}, 0))`);
      const stored = await readStoredSetups({ db: tx }, deps.encryptionKey);
      return stored.find((setup) => setup.id === id) ?? null;
    },
    async save(tx, setup) {
      await storeSetup(tx, deps.encryptionKey, setup, deps.clock.now());
      await announce(tx);
    },
    async remove(tx, id) {
      await removeSetup(tx, id);
      await announce(tx);
    },
    async saveChain(tx, use, names) {
      await storeChain(tx, use, names);
      await announce(tx);
    },
    async savePause(tx, id, isPaused) {
      await storePause(tx, id, isPaused ? deps.clock.now() : null);
      await announce(tx);
    },
    reload,
    async start() {
      const take = () =>
        void reload().catch((error: unknown) => log.error({ error }, 'engines could not be reloaded'));
      const unlisten = await database.listen(channel, take, take);
      await reload();
      return unlisten;
    },
  };
}

async function make({ network, webhookOrigin, log }: EngineSetupsDeps, setup: EngineSetup): Promise<Engine> {
  const { id, blueprint, values } = setup;
  const webhookUrl = webhookOrigin === null ? null : `${webhookOrigin}/api/engines/${id}/webhook`;
  const warn = (problem: string) => log.warn({ engine: id, problem }, 'part of an engine is disabled');
  return withPrice(await blueprint.create(values, { id, network, webhookUrl, warn }), values.price);
}

/** The price per picture of an own server, which only the operator knows. */
function withPrice(engine: Engine, price: string | undefined): Engine {
  const priceMicros = microsOf(price);
  if (priceMicros === null) return engine;
  const { facts, operations } = engine.capabilities;
  const priced = operations
    .filter((operation) => pictureOperations.some((one) => one === operation))
    .map((operation) => [operation, { typicalMs: facts?.[operation]?.typicalMs ?? null, priceMicros }]);
  const capabilities = { ...engine.capabilities, facts: { ...facts, ...Object.fromEntries(priced) } };
  return { ...engine, capabilities };
}

/** Merges environment and admin settings, in the order of the blueprints and, within one, of the ids. */
function mergeSetups(
  { blueprints, settings }: EngineSetupsDeps,
  stored: readonly StoredSetup[],
): EngineSetup[] {
  return blueprints.flatMap((blueprint) => {
    const isOurs = (setup: { blueprint: string }) => setup.blueprint === blueprint.id;
    const ids = [...settings.given.filter(isOurs), ...stored.filter(isOurs)].map(({ id }) => id);
    return [...new Set(ids)].map((id) => {
      const given = settings.given.find((setup) => isOurs(setup) && setup.id === id)?.values ?? {};
      const row = stored.find((setup) => isOurs(setup) && setup.id === id);
      return presentSetup(settings, blueprint, { id, given, row });
    });
  });
}

function presentSetup(
  settings: EngineSettings,
  blueprint: EngineBlueprint,
  { id, given, row }: { id: string; given: EngineValues; row: StoredSetup | undefined },
): EngineSetup {
  const values = withDefaults(blueprint, { ...row?.values, ...given });
  const daily = settings.dailyMicros[id];
  const freeBy = settings.free.includes(id) ? 'environment' : row?.isFree ? 'stored' : null;
  const namesOf = (some: EngineValues) => new Set(Object.keys(some) as EngineSettingName[]);
  return {
    id,
    blueprint,
    values,
    fromEnvironment: namesOf(given),
    fromAdmins: namesOf(row?.values ?? {}),
    dailyMicros: daily ?? row?.dailyMicros ?? null,
    isDailyFromEnvironment: daily !== undefined,
    isPaid: freeBy === null && isPaidByDefault(blueprint),
    freeBy,
    problem: problemOf(blueprint, id, values, row),
  };
}

function problemOf(
  blueprint: EngineBlueprint,
  id: string,
  values: EngineValues,
  row: StoredSetup | undefined,
): string | null {
  const name = (variable: string) => variable.replaceAll('<NAME>', id.toUpperCase());
  const missing = blueprint.settings.find((setting) => setting.isRequired && !values[setting.name]);
  if (missing && row?.values === null) {
    return 'The stored key was encrypted with a different ENCRYPTION_KEY. Enter it again.';
  }
  if (missing) return `${name(missing.variable)} is missing.`;
  const problem = blueprint.problemOf?.(values);
  return problem ? `${name(problem)}.` : null;
}
