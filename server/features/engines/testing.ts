import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';

/** A network that reaches nothing, for engines that need none. */
export const noNetwork: EngineNetwork = {
  fetch: () => Promise.reject(new Error('there is no network')),
  download: () => Promise.reject(new Error('there is no network')),
};

/** The model of an engine that reports a warning. */
export const flawedModel = 'flawed';

/** A blueprint whose engines follow a script, and that records what they were made from. */
export function scriptedBlueprint(id: string, { isMany = false } = {}) {
  const made: { engine: ScriptedEngine; values: unknown; webhookUrl: string | null }[] = [];
  const prefix = isMany ? `${id.toUpperCase()}_<NAME>` : id.toUpperCase();
  const blueprint: EngineBlueprint = {
    id,
    vendor: id,
    ...(isMany && { isMany }),
    settings: [
      { name: 'key', variable: `${prefix}_KEY`, kind: 'secret', isRequired: true },
      { name: 'model', variable: `${prefix}_MODEL`, kind: 'text', default: 'standard' },
    ],
    async create(values, environment) {
      const engine = createScriptedEngine({ id: environment.id, isRemote: true });
      if (values.model === flawedModel) environment.warn?.('A file is left out');
      made.push({ engine, values, webhookUrl: environment.webhookUrl });
      return engine;
    },
  };
  return { blueprint, made };
}
