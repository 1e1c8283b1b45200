import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';

/** A network that reaches nothing: engines of tests need none. */
export const noNetwork: EngineNetwork = {
  fetch: () => Promise.reject(new Error('there is no network')),
  download: () => Promise.reject(new Error('there is no network')),
};

/** The model of an engine that has something to warn of. */
export const flawedModel = 'flawed';

/** A blueprint whose engines do what a test says, and keeps which were made from what. */
export function scriptedBlueprint(id: string, { isMany = false } = {}) {
  const made: { engine: ScriptedEngine; values: unknown; webhookUrl: string | null }[] = [];
  const prefix = isMany ? `${id.toUpperCase()}_<NAME>` : id.toUpperCase();
  const blueprint: EngineBlueprint = {
    id,
    vendor: id,
    isPaid: true,
    ...(isMany && { isMany }),
    settings: [
      { name: 'key', variable: `${prefix}_KEY`, kind: 'secret', isRequired: true },
      { name: 'model', variable: `${prefix}_MODEL`, kind: 'text', default: 'standard' },
    ],
    async create(values, surroundings) {
      const engine = createScriptedEngine({ id: surroundings.id, isRemote: true });
      if (values.model === flawedModel) surroundings.warn?.('A file is left out');
      made.push({ engine, values, webhookUrl: surroundings.webhookUrl });
      return engine;
    },
  };
  return { blueprint, made };
}
