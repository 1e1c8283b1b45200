import {
  type ServerSetting,
  type ServerSettingName,
  type ServerSettingValue,
  serverSettingChoices,
  serverSettingNames,
  serverSettingVariables,
} from '#contract/server-settings.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx, Unlisten } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import { serverSettings } from './schema.ts';

export interface ServerSettingsDeps {
  database: Pick<Database, 'db' | 'inTransaction' | 'notify' | 'listen'>;
  clock: Clock;
  log: Log;
  /** What the environment sets. */
  environment: { readonly [Name in ServerSettingName]?: ServerSettingValue<Name> | undefined };
}

/** The operator's choices, the same in every process a moment after a change. */
export interface ServerSettings {
  get<Name extends ServerSettingName>(name: Name): ServerSettingValue<Name>;
  list(): ServerSetting[];
  /** Calls back whenever settings were read again, for what was made from them. */
  onChange(listener: () => void): void;
  /** Throws `not_found`, `validation_failed` and `setting_managed_by_environment`. */
  save(name: string, value: string): Promise<void>;
  start(): Promise<Unlisten>;
}

const channel = 'server_settings';

export function createServerSettings(deps: ServerSettingsDeps): ServerSettings {
  const { database, environment, log } = deps;
  let stored = new Map<string, string>();
  const listeners: (() => void)[] = [];

  async function load(): Promise<void> {
    const rows = await database.db.select().from(serverSettings);
    stored = new Map(rows.map(({ name, value }) => [name, value]));
    for (const listener of listeners) listener();
  }
  const storedValue = <Name extends ServerSettingName>(name: Name): ServerSettingValue<Name> | undefined =>
    // A choice that another version stored may be unknown here.
    choicesOf(name).find((choice) => choice === stored.get(name));
  const get = <Name extends ServerSettingName>(name: Name): ServerSettingValue<Name> =>
    environment[name] ?? storedValue(name) ?? choicesOf(name)[0];

  return {
    get,
    onChange: (listener) => void listeners.push(listener),
    list: () =>
      serverSettingNames.map((name) => ({
        name,
        value: get(name),
        choices: [...choicesOf(name)],
        source:
          environment[name] !== undefined
            ? 'environment'
            : storedValue(name) !== undefined
              ? 'stored'
              : 'default',
        variable: serverSettingVariables[name],
      })),
    async save(given, value) {
      const name = serverSettingNames.find((one) => one === given);
      if (name === undefined) throw new AppError('not_found');
      if (environment[name] !== undefined) throw new AppError('setting_managed_by_environment');
      if (!choicesOf(name).some((choice) => choice === value)) throw new AppError('validation_failed');
      const row = { value, updatedAt: deps.clock.now() };
      await database.inTransaction(async (tx: Tx) => {
        await tx
          .insert(serverSettings)
          .values({ name, ...row })
          .onConflictDoUpdate({ target: serverSettings.name, set: row });
        await database.notify(tx, channel, '');
      });
      // The admin sees the new state at once, even if other processes take a moment.
      await load();
    },
    async start() {
      const take = () =>
        void load().catch((error: unknown) => log.error({ error }, 'settings could not be reloaded'));
      const unlisten = await database.listen(channel, take, take);
      await load();
      return unlisten;
    },
  };
}

/** The choices of a setting, the default first. */
function choicesOf<Name extends ServerSettingName>(
  name: Name,
): readonly [ServerSettingValue<Name>, ...ServerSettingValue<Name>[]] {
  return serverSettingChoices[name];
}
