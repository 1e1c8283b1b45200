import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { PaymentProvider } from '../provider.ts';
import { receiveEvent } from '../receive-event.ts';
import { registerSandboxRoutes } from './routes.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** A payment provider that takes no money, with its checkout and portal pages. */
export interface Sandbox {
  provider: PaymentProvider;
  registerRoutes(api: Api): void;
}

export function createSandbox(made: {
  database: Database;
  queue: Queue;
  clock: Clock;
  newId(): string;
  isOn(): boolean;
}): Sandbox {
  const deps = {
    ...made,
    // Reports like a real provider: by an event that only says which customer to sync.
    async onChange(tx: Parameters<typeof receiveEvent>[1], customerId: string) {
      await receiveEvent(made, tx, {
        id: `evt_sandbox_${made.newId()}`,
        type: 'sandbox.changed',
        customerId,
      });
    },
  };
  return {
    provider: createSandboxProvider(deps),
    registerRoutes: (api) => registerSandboxRoutes(api, deps),
  };
}
