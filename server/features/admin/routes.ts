import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  adjustUserCoins,
  deleteUser,
  endUserSessions,
  getAdminUser,
  keepUser,
  listAdminJobs,
  listAdminUsers,
  listAuditLog,
  listUserSessions,
  resetSecondFactor,
  setUserAdmin,
  setUserBlocked,
  setUserPlan,
} from '#contract/admin.ts';
import { getAdminOverview } from '#contract/admin-overview.ts';
import { createInvite, listInvites, revokeInvite } from '#contract/invites.ts';
import { listOutbox, readOutboxMail } from '#contract/outbox.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, Identity } from '#server/platform/http/api.ts';
import type { Admin, AdminContext } from './admin.ts';

/** These write their audit line in the transaction of the action. */
const own = { writesAuditLog: true };

export function registerAdminRoutes(api: Api, admin: Admin): void {
  registerUserActions(api, admin);
  serveChangelog(api);
  api.handle(getAdminOverview, ({ query }) => admin.overview(query.days));
  api.handle(listAdminUsers, ({ query }) => admin.users(query));
  api.handle(getAdminUser, async ({ params }) => ({ user: await admin.user(params.userId) }));
  api.handle(listAdminJobs, ({ query }) => admin.jobs(query));
  api.handle(listAuditLog, ({ query }) => admin.auditLog(query));
  api.handle(listInvites, async () => ({ invites: await admin.invites.list() }));
  api.handle(createInvite, ({ identity, body }) => admin.invites.create(identity.userId, body));
  api.handle(revokeInvite, async ({ params }) => ({ invite: await admin.invites.revoke(params.inviteId) }));
  api.handle(listOutbox, () => admin.outbox.list());
  api.handle(readOutboxMail, own, async ({ identity, params }) => ({
    text: await admin.outbox.read(identity.userId, params.mailId),
  }));
}

const changelogPath = '/api/admin/changelog';
const changelogFile = join(import.meta.dirname, '..', '..', '..', 'CHANGELOG.md');

/** The technical record of all changes. Creators read the page "Updates". */
function serveChangelog(api: Api): void {
  api.document({
    path: changelogPath,
    summary: 'The technical record of changes of this version, as Markdown',
    signedIn: true,
    contentType: 'text/plain',
  });
  api.hono.get(changelogPath, async (context) => {
    await api.identifyAdmin(context);
    const text = await readFile(changelogFile).catch((cause: unknown) => {
      throw new AppError('not_found', { cause });
    });
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-cache' };
    return new Response(new Uint8Array(text), { headers });
  });
}

function registerUserActions(api: Api, admin: Admin): void {
  api.handle(setUserPlan, own, async (call) => ({
    user: await admin.setPlan(contextOf(call), call.body.plan),
  }));
  api.handle(setUserBlocked, own, async (call) => ({
    user: await admin.setBlocked(contextOf(call), call.body.blocked),
  }));
  api.handle(setUserAdmin, own, async (call) => ({
    user: await admin.setAdmin(contextOf(call), call.body.isAdmin),
  }));
  api.handle(listUserSessions, async ({ identity, params }) => ({
    sessions: await admin.sessions(params.userId, identity.sessionId),
  }));
  api.handle(endUserSessions, own, (call) => admin.endSessions(contextOf(call)));
  api.handle(resetSecondFactor, own, async (call) => ({
    user: await admin.resetSecondFactor(contextOf(call)),
  }));
  api.handle(deleteUser, own, async (call) => ({
    user: await admin.deleteUser(contextOf(call), call.body),
  }));
  api.handle(keepUser, own, async (call) => ({ user: await admin.keepUser(contextOf(call)) }));
  api.handle(adjustUserCoins, own, async (call) => ({
    user: await admin.adjustCoins(contextOf(call), call.body),
  }));
}

function contextOf(call: {
  identity: Identity;
  params: { userId: string };
  body: { reason: string };
}): AdminContext {
  return { actorId: call.identity.userId, userId: call.params.userId, reason: call.body.reason };
}
