import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { EngineBlueprint, EngineValues } from '#engines/blueprint.ts';
import { problemOfValue, tidyValue } from '#engines/setting-values.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { EngineSetup } from '../../engines/engines.ts';

/** What an admin has sent: a missing setting stays, an empty one is removed. */
export type SentValues = Readonly<Partial<Record<EngineSettingName, string>>>;

/**
 * Returns the settings to store after a change. Throws `engine_managed_by_environment` for what the
 * environment sets, `engine_settings_invalid`, with the fields, if no engine can be made from them, and
 * `engine_secret_required` if a stored secret would be sent to another host. No message repeats a value.
 */
export function readSettings(
  blueprint: EngineBlueprint,
  {
    id,
    setup,
    stored,
    mayLack = false,
  }: {
    id: string;
    setup: EngineSetup | null;
    stored: EngineValues;
    /** Whether settings may be missing: a form that is being filled. */
    mayLack?: boolean;
  },
  sent: SentValues,
): EngineValues {
  const values = new Map(Object.entries(stored) as [EngineSettingName, string][]);
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries(sent) as [EngineSettingName, string][]) {
    const setting = blueprint.settings.find((one) => one.name === name);
    if (!setting) fields[`values.${name}`] = 'is no setting of this engine';
    else if (setup?.fromEnvironment.has(name)) throw new AppError('engine_managed_by_environment');
    else if (text === '') values.delete(name);
    else {
      const problem = problemOfValue(setting, text);
      if (problem) fields[`values.${name}`] = problem;
      else values.set(name, tidyValue(setting, text));
    }
  }
  const next: EngineValues = Object.fromEntries(values);
  // An engine without any setting does not exist.
  const isAny = values.size > 0 || (setup?.fromEnvironment.size ?? 0) > 0;
  const lack =
    isAny && !mayLack && Object.keys(fields).length === 0
      ? missingSetting(blueprint, id, whole(setup, blueprint, next))
      : null;
  if (lack !== null || Object.keys(fields).length > 0) {
    throw new AppError('engine_settings_invalid', {
      ...(lack !== null && { message: lack }),
      ...(Object.keys(fields).length > 0 && { fields }),
    });
  }
  checkSecrets(blueprint, { setup, stored, next, sent });
  return next;
}

/**
 * A secret is never shown again, so it must not leak through a changed address either: another host requires
 * entering it again. A secret from the environment goes only to that environment's host or the vendor.
 */
function checkSecrets(
  blueprint: EngineBlueprint,
  change: { setup: EngineSetup | null; stored: EngineValues; next: EngineValues; sent: SentValues },
): void {
  const { setup, stored, next, sent } = change;
  const before = whole(setup, blueprint, stored);
  const after = whole(setup, blueprint, next);
  const isMoved = blueprint.settings.some(
    ({ name, kind, default: usual }) =>
      kind === 'address' && originOf(after[name] ?? usual) !== originOf(before[name] ?? usual),
  );
  if (!isMoved) return;
  const unchanged = blueprint.settings.filter(
    ({ name, kind }) => kind === 'secret' && after[name] !== undefined && !sent[name],
  );
  if (unchanged.some(({ name }) => setup?.fromEnvironment.has(name)))
    throw new AppError('engine_managed_by_environment');
  if (unchanged.length === 0) return;
  const fields = Object.fromEntries(unchanged.map(({ name }) => [`values.${name}`, 'must be entered again']));
  throw new AppError('engine_secret_required', { fields });
}

const originOf = (address: string | undefined) => (address === undefined ? null : new URL(address).origin);

/** All settings in effect: defaults, stored ones, and the environment's. */
function whole(setup: EngineSetup | null, { settings }: EngineBlueprint, stored: EngineValues): EngineValues {
  const entries = settings.flatMap(({ name, default: usual }) => {
    const value = setup?.fromEnvironment.has(name) ? setup.values[name] : (stored[name] ?? usual);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as EngineValues;
}

function missingSetting(blueprint: EngineBlueprint, id: string, values: EngineValues): string | null {
  const name = (text: string) => text.replaceAll('<NAME>', id.toUpperCase());
  const missing = blueprint.settings.find((setting) => setting.isRequired && !values[setting.name]);
  if (missing) return `${name(missing.variable)} is missing.`;
  const problem = blueprint.problemOf?.(values);
  return problem ? `${name(problem)}.` : null;
}
