import * as z from 'zod';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { EngineBlueprint, EngineSetting, EngineValues } from '#engines/blueprint.ts';
import type { EngineOperation } from '#engines/engine.ts';
import { isPaidByDefault, problemOfValue, tidyValue, withDefaults } from '#engines/setting-values.ts';
import type { Chains, EngineSettings, EnvironmentEngine } from './features/engines/engines.ts';

/** The variable with the chain of each tool or operation. */
export const chainVariables = {
  Thumbnail: 'ENGINE_THUMBNAIL',
  ThumbnailsV2: 'ENGINE_THUMBNAILS_V2',
  'Genesys Pro': 'ENGINE_GENESYS_PRO',
  'Genesys 1.0': 'ENGINE_GENESYS_1',
  edit: 'ENGINE_EDIT',
  inpaint: 'ENGINE_MASK_EDIT',
  upscale: 'ENGINE_UPSCALER',
  removeBackground: 'ENGINE_REMOVE_BACKGROUND',
  describe: 'ENGINE_DESCRIBE',
  enhancePrompt: 'ENGINE_ENHANCE',
  enhanceStyle: 'ENGINE_ENHANCE',
  transcribe: 'ENGINE_TRANSCRIBE',
  moderate: 'ENGINE_MODERATE',
  trainStyle: 'ENGINE_TRAIN',
} as const satisfies Record<GenerateTool | Exclude<EngineOperation, 'generate' | 'designs'>, string>;

type Environment = Readonly<Record<string, string | undefined>>;

const named = '<NAME>';

/** The ids of the process's own engines. */
const ownEngines = ['builtin', 'upscaler', 'retouch'] as const;

/** Reads all engine variables. Adds a sentence to `problems` for each error, without the values. */
export function readEngineSettings(
  blueprints: readonly EngineBlueprint[],
  env: Environment,
  problems: string[],
): EngineSettings {
  const given = blueprints.flatMap((blueprint) =>
    blueprint.isMany ? readMany(blueprints, blueprint, env, problems) : readOne(blueprint, env, problems),
  );
  const ids = [...new Set([...ownEngines, ...given.map(({ id }) => id), ...idsOf(blueprints)])];
  return {
    given,
    chains: readChains(env, ids, problems),
    dailyMicros: readDailyMicros(env, ids, problems),
    free: readNames('ENGINE_FREE', env, ids, problems),
  };
}

/** The ids of the engines in the environment whose calls cost the operator money. */
export function paidEnginesOf(
  blueprints: readonly EngineBlueprint[],
  { given, free }: Pick<EngineSettings, 'given' | 'free'>,
): string[] {
  const isPaid = ({ id, blueprint }: EnvironmentEngine) =>
    !free.includes(id) && blueprints.some((one) => one.id === blueprint && isPaidByDefault(one));
  return given.filter(isPaid).map(({ id }) => id);
}

const idsOf = (blueprints: readonly EngineBlueprint[]) =>
  blueprints.filter(({ isMany }) => !isMany).map(({ id }) => id);

function readOne(blueprint: EngineBlueprint, env: Environment, problems: string[]): EnvironmentEngine[] {
  const values = readValues(blueprint.settings, (variable) => variable, env, problems);
  if (Object.keys(values).length === 0) return [];
  // Incomplete without admin settings: not an error here.
  const isWhole = blueprint.settings.every((setting) => !setting.isRequired || values[setting.name]);
  const problem = isWhole ? blueprint.problemOf?.(withDefaults(blueprint, values)) : null;
  if (problem) problems.push(problem);
  return [{ id: blueprint.id, blueprint: blueprint.id, values }];
}

/** Engines with several instances have the instance's name in their variables. */
function readMany(
  blueprints: readonly EngineBlueprint[],
  blueprint: EngineBlueprint,
  env: Environment,
  problems: string[],
): EnvironmentEngine[] {
  const taken = new Set<string>([...ownEngines, ...blueprints.map(({ id }) => id)]);
  return [...namesIn(blueprint, env)].flatMap((name) => {
    const variableOf = (variable: string) => variable.replace(named, name);
    const values = readValues(blueprint.settings, variableOf, env, problems);
    const missing = blueprint.settings.filter((setting) => setting.isRequired && !values[setting.name]);
    for (const { variable } of missing) {
      if (!env[variableOf(variable)]) problems.push(`${variableOf(variable)} is missing`);
    }
    if (missing.length > 0) return [];
    const [first] = blueprint.settings;
    if (taken.has(name.toLowerCase())) {
      problems.push(`${variableOf(first?.variable ?? named)} takes a name that another engine has`);
    }
    const problem = blueprint.problemOf?.(withDefaults(blueprint, values));
    if (problem) problems.push(problem.replaceAll(named, name));
    return [{ id: name.toLowerCase(), blueprint: blueprint.id, values }];
  });
}

function namesIn({ settings }: EngineBlueprint, env: Environment): Set<string> {
  const patterns = settings.map(({ variable }) => new RegExp(`^${variable.replace(named, '([A-Z0-9]+)')}$`));
  return new Set(
    Object.keys(env).flatMap((variable) => {
      const name = patterns.map((pattern) => pattern.exec(variable)?.[1]).find((found) => found);
      return name && env[variable]?.trim() ? [name] : [];
    }),
  );
}

function readValues(
  settings: readonly EngineSetting[],
  variableOf: (variable: string) => string,
  env: Environment,
  problems: string[],
): EngineValues {
  const values: Partial<Record<EngineSettingName, string>> = {};
  for (const setting of settings) {
    const variable = variableOf(setting.variable);
    const text = env[variable]?.trim();
    if (!text) continue;
    const problem = problemOfValue(setting, text);
    if (problem) problems.push(`${variable} ${problem}`);
    else values[setting.name] = tidyValue(setting, text);
  }
  return values;
}

function readChains(env: Environment, ids: readonly string[], problems: string[]): Chains {
  const entries = Object.entries(chainVariables).flatMap(([use, variable]) => {
    const names = readNames(variable, env, ids, problems);
    return names.length === 0 ? [] : [[use, names]];
  });
  return Object.fromEntries(entries) as Chains;
}

/** Engine ids separated by commas, in their order. */
function readNames(variable: string, env: Environment, ids: readonly string[], problems: string[]): string[] {
  const names = (env[variable] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  for (const name of names.filter((one) => !ids.includes(one))) {
    problems.push(
      `${variable} names the unknown engine ${JSON.stringify(name)}. Known engines: ${ids.join(', ')}`,
    );
  }
  return names;
}

const dailyVariable = /^ENGINE_([A-Z0-9]+)_DAILY_USD$/;
const dailyDollars = z.coerce.number().min(0).max(1_000_000);

function readDailyMicros(
  env: Environment,
  ids: readonly string[],
  problems: string[],
): Record<string, number> {
  const daily: Record<string, number> = {};
  for (const [variable, text] of Object.entries(env)) {
    const id = dailyVariable.exec(variable)?.[1]?.toLowerCase();
    if (id === undefined || !text?.trim()) continue;
    const dollars = dailyDollars.safeParse(text.trim());
    if (!ids.includes(id)) problems.push(`${variable} is about no engine: there are ${ids.join(', ')}`);
    else if (!dollars.success)
      problems.push(`${variable} must be an amount in US dollars, such as 5 or 2.50`);
    else daily[id] = Math.round(dollars.data * 1_000_000);
  }
  return daily;
}
