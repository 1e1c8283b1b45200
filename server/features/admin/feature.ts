import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Admin } from './admin.ts';
import { auditData } from './audit-log.ts';
import type { EngineAdmin } from './engines/engine-admin.ts';
import { registerEngineAdminRoutes } from './engines/routes.ts';
import { registerAdminRoutes } from './routes.ts';

export function adminFeature(
  admin: Admin,
  deps: {
    /** Null if no remote engine can be configured. */
    engineAdmin: EngineAdmin | null;
    database: Database;
    /** Logs warnings about the settings. The engines are loaded by then. */
    warnOperator(): void;
  },
): Feature {
  const { engineAdmin, database, warnOperator } = deps;
  return {
    name: 'admin',
    routes(api) {
      registerAdminRoutes(api, admin);
      if (engineAdmin) registerEngineAdminRoutes(api, engineAdmin);
    },
    start: warnOperator,
    personalData: auditData(database),
  };
}
