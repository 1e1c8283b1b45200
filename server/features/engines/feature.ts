import { type Feature, startStop } from '#server/feature.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Engines } from './engines-types.ts';
import type { EngineSetups } from './setups.ts';
import { registerWebhooks } from './webhooks.ts';

export function enginesFeature(
  engines: Engines,
  deps: {
    /** Null if no remote engine can be configured. */
    engineSetups: EngineSetups | null;
    clock: Clock;
    log: Log;
  },
): Feature {
  const { engineSetups, clock, log } = deps;
  return {
    name: 'engines',
    routes: (api) => registerWebhooks(api, { engines, clock, log }),
    ...startStop(async () => {
      await engines.start();
      const stopSetups = await engineSetups?.start();
      return async () => {
        await stopSetups?.();
        await engines.close();
      };
    }),
    sweep: () => engines.sweep(),
  };
}
