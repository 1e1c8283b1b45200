import {
  adjustUserCoins,
  getAdminOverview,
  getAdminUser,
  listAdminJobs,
  listAdminUsers,
  listAuditLog,
  setUserAdmin,
  setUserBlocked,
  setUserPlan,
} from '#contract/admin.ts';
import type { Api, Identity } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Admin, UserAct } from './admin.ts';

const done = { success: true } as const;
const own = { keepsRecord: true };

export function registerAdminRoutes(api: Api, admin: Admin): void {
  api.handle(getAdminOverview, async ({ identity }) => {
    requireAdmin(identity);
    return { ...done, ...(await admin.overview()) };
  });
  api.handle(listAdminUsers, async ({ identity, query }) => {
    requireAdmin(identity);
    return { ...done, ...(await admin.users(query)) };
  });
  api.handle(getAdminUser, async ({ identity, params }) => {
    requireAdmin(identity);
    return { ...done, user: await admin.user(params.userId) };
  });
  api.handle(
    setUserPlan,
    async ({ identity, params, body }) => ({
      ...done,
      user: await admin.setPlan(act(identity, params, body), body.plan),
    }),
    own,
  );
  api.handle(
    setUserBlocked,
    async ({ identity, params, body }) => ({
      ...done,
      user: await admin.setBlocked(act(identity, params, body), body.blocked),
    }),
    own,
  );
  api.handle(
    setUserAdmin,
    async ({ identity, params, body }) => ({
      ...done,
      user: await admin.setAdmin(act(identity, params, body), body.isAdmin),
    }),
    own,
  );
  api.handle(
    adjustUserCoins,
    async ({ identity, params, body }) => ({
      ...done,
      user: await admin.adjustCoins(act(identity, params, body), body),
    }),
    own,
  );
  api.handle(listAdminJobs, async ({ identity, query }) => {
    requireAdmin(identity);
    return { ...done, ...(await admin.jobs(query)) };
  });
  api.handle(listAuditLog, async ({ identity, query }) => {
    requireAdmin(identity);
    return { ...done, ...(await admin.auditLog(query)) };
  });
}

function act(identity: Identity, params: { userId: string }, { reason }: { reason: string }): UserAct {
  requireAdmin(identity);
  return { actorId: identity.userId, userId: params.userId, reason };
}

function requireAdmin({ isAdmin }: Identity): void {
  if (!isAdmin) throw new AppError('forbidden');
}
