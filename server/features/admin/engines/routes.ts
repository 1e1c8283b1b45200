import {
  addEngine,
  listAdminEngines,
  listEngineFailures,
  removeEngine,
  saveEngineChain,
  saveEngineSettings,
  testEngine,
} from '#contract/admin-engines.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { EngineAdmin } from './engine-admin.ts';

const done = { success: true } as const;
/** These requests contain secrets: they write their own audit lines, without values. */
const own = { writesAuditLog: true };

export function registerEngineAdminRoutes(api: Api, admin: EngineAdmin): void {
  api.handle(listAdminEngines, async () => ({ ...done, ...(await admin.list()) }));
  api.handle(listEngineFailures, async ({ query }) => ({ ...done, ...(await admin.failures(query)) }));
  api.handle(
    addEngine,
    async ({ identity, body }) => {
      await admin.add(identity.userId, body);
      return { ...done, id: body.name };
    },
    own,
  );
  api.handle(
    saveEngineSettings,
    async ({ identity, params: { engineId: id }, body }) => {
      await admin.save(identity.userId, id, body);
      return { ...done, id };
    },
    own,
  );
  api.handle(saveEngineChain, async ({ params, body }) => ({
    ...done,
    chain: await admin.saveChain(params.use, body.names),
  }));
  api.handle(
    testEngine,
    async ({ identity, params, signal }) => ({
      ...done,
      result: await admin.test(params.engineId, { userId: identity.userId, signal }),
    }),
    { limit: 'engineTest' },
  );
  api.handle(removeEngine, async ({ params: { engineId: id } }) => {
    await admin.remove(id);
    return { ...done, id };
  });
}
