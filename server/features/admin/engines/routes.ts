import {
  addEngine,
  checkEngineAddress,
  pauseEngine,
  removeEngine,
  saveEngineChain,
  saveEngineSettings,
  testEngine,
} from '#contract/admin-engine-changes.ts';
import { listEngineFailures } from '#contract/admin-engine-failures.ts';
import { listAdminEngines } from '#contract/admin-engines.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { EngineAdmin } from './engine-admin.ts';

/** These requests contain secrets: they write their own audit lines, without values. */
const own = { writesAuditLog: true };

export function registerEngineAdminRoutes(api: Api, admin: EngineAdmin): void {
  api.handle(listAdminEngines, () => admin.list());
  api.handle(listEngineFailures, ({ query }) => admin.failures(query));
  api.handle(addEngine, own, async ({ identity, body }) => {
    await admin.add(identity.userId, body);
    return { id: body.name };
  });
  api.handle(saveEngineSettings, own, async ({ identity, params: { engineId: id }, body }) => {
    await admin.save(identity.userId, id, body);
    return { id };
  });
  api.handle(saveEngineChain, async ({ params, body }) => ({
    chain: await admin.saveChain(params.use, body.names),
  }));
  api.handle(testEngine, { limit: 'engineTest' }, async ({ identity, params, signal }) => ({
    result: await admin.test(params.engineId, { userId: identity.userId, signal }),
  }));
  api.handle(pauseEngine, async ({ params: { engineId: id }, body }) => {
    await admin.pause(id, body.isPaused);
    return { id };
  });
  api.handle(checkEngineAddress, { ...own, limit: 'engineTest' }, async ({ identity, body, signal }) => ({
    answer: await admin.checkAddress(identity.userId, body, signal),
  }));
  api.handle(removeEngine, async ({ params: { engineId: id } }) => {
    await admin.remove(id);
    return { id };
  });
}
