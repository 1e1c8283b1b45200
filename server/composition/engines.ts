import { isGenerateTool, type Tool, toolNames, tools } from '#contract/tools.ts';
import {
  type ContentPolicy,
  createContentPolicy,
  createEngineModerator,
  createWordModerator,
} from '../features/content-policy/content-policy.ts';
import {
  createEngineSetups,
  createEngines,
  type EngineSetups,
  type Engines,
} from '../features/engines/engines.ts';
import type { Base } from './base.ts';
import { engineMetrics } from './metrics.ts';
import type { Resources } from './resources.ts';
import type { UserParts } from './users.ts';

/** Engines, and the moderation of prompts. */
export interface EngineParts {
  engines: Engines;
  /** Null when remote engines are off. */
  engineSetups: EngineSetups | null;
  contentPolicy: ContentPolicy;
  /** Names of the paid engines, configured by environment or admin. */
  paidEngines(): string[];
  /** The tools that only paid engines serve. */
  paidTools(): Tool[];
}

export function createEngineParts(
  resources: Resources,
  { config, database, clock, newId, log }: Base,
  { accounts, notifier }: Pick<UserParts, 'accounts' | 'notifier'>,
  {
    onSetUp,
  }: {
    /** Called after the remote engines were loaded or reloaded. */ onSetUp(): void;
  },
): EngineParts {
  const engines = createEngines(resources.engines, {
    database,
    clock,
    newId,
    log,
    rules: { ...config.engines, paid: new Set() },
    onCall: engineMetrics(resources.metrics),
    async onAlarm(tx, alarm) {
      for (const userId of await accounts.adminIds(tx)) await notifier.engineSpending(tx, userId, alarm);
    },
  });
  const engineSetups = resources.remoteEngines
    ? createEngineSetups({
        ...resources.remoteEngines,
        database,
        engines,
        settings: config.engines,
        encryptionKey: resources.secrets.encryption,
        webhookOrigin: config.publicUrl?.startsWith('https://') ? config.publicUrl : null,
        clock,
        log,
        onSetUp,
      })
    : null;
  return {
    engines,
    engineSetups,
    contentPolicy: createPolicy(resources, engines),
    paidEngines: () => engineSetups?.list().flatMap(({ id, isPaid }) => (isPaid ? [id] : [])) ?? [],
    paidTools: () =>
      toolNames.filter((tool) => {
        if (isGenerateTool(tool)) return engines.unpaidFor(tool) === null;
        const { operation } = tools[tool];
        return engines.forPictures(operation).length > 0 && engines.unpaidFor(operation) === null;
      }),
  };
}

function createPolicy({ config, operatorWords, log }: Resources, engines: Engines): ContentPolicy {
  if (!config.contentPolicy.isOn) return createContentPolicy([]);
  return createContentPolicy([
    createWordModerator(operatorWords ?? { refused: [], allowed: [] }),
    createEngineModerator({ engines, log }),
  ]);
}
