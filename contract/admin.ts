import * as z from 'zod';
import { defineCall } from './call.ts';
import { jobStatuses } from './jobs.ts';
import { accountLimits, adminLimits, pageLimits } from './limits.ts';
import { planNames } from './plans.ts';
import { sessionSchema } from './profile.ts';

/**
 * The admin panel. Every call under `/api/admin` fails with `forbidden` for non-admins, and each change
 * writes an entry to the audit log.
 */

/** The place in a list of the admin panel. */
export const adminPageQuery = {
  limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(200).optional(),
};

/** The admin's reason, for readers of the audit log. */
export const reasonSchema = z
  .string()
  .trim()
  .min(adminLimits.reasonMinCharacters)
  .max(adminLimits.reasonMaxCharacters);

/** A user as shown to admins. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  plan: z.enum(planNames),
  coins: z.number().int(),
  isAdmin: z.boolean(),
  /** An admin listed in `ADMIN_EMAILS`: only the configuration can remove the right. */
  isNamedAdmin: z.boolean(),
  /** Whether they sign in with a code, too. */
  hasSecondFactor: z.boolean(),
  blockedAt: z.iso.datetime().nullable(),
  /** When the account will be deleted; null without a deletion request. */
  deletionDate: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const listAdminUsers = defineCall({
  method: 'get',
  path: '/api/admin/users',
  summary: 'Users, newest first; search by part of name or address, or by full id',
  query: z.object({ ...adminPageQuery, search: z.string().max(200).optional() }),
  response: z.object({
    success: z.literal(true),
    users: z.array(adminUserSchema),
    nextCursor: z.string().nullable(),
  }),
});

const userParams = z.object({ userId: z.string().max(100) });
const userResponse = z.object({ success: z.literal(true), user: adminUserSchema });

export const getAdminUser = defineCall({
  method: 'get',
  path: '/api/admin/users/{userId}',
  summary: 'One user',
  params: userParams,
  response: userResponse,
});

export const setUserPlan = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/plan',
  summary: 'Set the plan of a user, without changing coins or billing',
  params: userParams,
  body: z.object({ plan: z.enum(planNames), reason: reasonSchema }),
  response: userResponse,
});

export const setUserBlocked = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/blocked',
  summary: 'Block a user and end their sessions, or unblock them. Not allowed on your own account',
  params: userParams,
  body: z.object({ blocked: z.boolean(), reason: reasonSchema }),
  response: userResponse,
});

export const setUserAdmin = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/admin',
  summary: 'Make a user an admin, or remove the right. Not allowed on your own account',
  params: userParams,
  body: z.object({ isAdmin: z.boolean(), reason: reasonSchema }),
  response: userResponse,
});

export const adjustUserCoins = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/coins',
  summary: 'Grant coins to a user or remove some, with a reason',
  params: userParams,
  body: z.object({
    /** Coins; negative to remove some, at most as many as the user has. */
    amount: z
      .number()
      .int()
      .min(-adminLimits.maxCoins)
      .max(adminLimits.maxCoins)
      .refine((amount) => amount !== 0),
    reason: reasonSchema,
    /** A repeated id changes nothing. The panel creates one for each submission of its form. */
    requestId: z.uuid(),
  }),
  response: userResponse,
});

export const listUserSessions = defineCall({
  method: 'get',
  path: '/api/admin/users/{userId}/sessions',
  summary: 'The browsers in which a user is signed in',
  params: userParams,
  response: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
});

/** The user gets an e-mail. Not allowed on your own account. */
export const endUserSessions = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/sign-out-everywhere',
  summary: 'End every session of a user. Not allowed on your own account',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  response: userResponse.extend({ endedSessions: z.number().int() }),
});

/** For a user who has lost app and recovery codes. Ends their sessions, and they get an e-mail. */
export const resetSecondFactor = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/second-factor/reset',
  summary: 'Turn off the two-factor sign-in of a user. Not allowed on your own account',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  response: userResponse,
});

/**
 * Ends the user's sessions and tells them by mail. With `atOnce` the account is closed now and erased some
 * minutes later, which cannot be undone; it needs the account's address as `confirmation`, otherwise it fails
 * with `confirmation_mismatch`. Fails with `last_admin`, `own_account_not_allowed`, and `forbidden` for an
 * admin in `ADMIN_EMAILS`.
 */
export const deleteUser = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/delete',
  summary: 'Delete a user in seven days, or at once. Not allowed on your own account',
  params: userParams,
  body: z.object({
    reason: reasonSchema,
    atOnce: z.boolean().default(false),
    confirmation: z.string().max(accountLimits.emailMaxCharacters).optional(),
  }),
  response: userResponse,
});

/** Fails with `not_found` once the account is closed. */
export const keepUser = defineCall({
  method: 'post',
  path: '/api/admin/users/{userId}/keep',
  summary: 'Cancel the scheduled deletion of a user',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  response: userResponse,
});

export const adminJobSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Empty if the account was deleted. */
  userEmail: z.string(),
  tool: z.string(),
  engine: z.string(),
  status: z.enum(jobStatuses),
  cost: z.number().int(),
  attempt: z.number().int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Its first picture, small; null without one, and if its user has deleted it. */
  picture: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

/** Leaves prompts out: they are private to their users. */
export const listAdminJobs = defineCall({
  method: 'get',
  path: '/api/admin/jobs',
  summary: 'Jobs of all users, newest first, with their errors',
  query: z.object({ ...adminPageQuery, status: z.enum(jobStatuses).optional() }),
  response: z.object({
    success: z.literal(true),
    jobs: z.array(adminJobSchema),
    nextCursor: z.string().nullable(),
  }),
});

/**
 * - `done`: the action took effect.
 * - `refused`: the action failed without a change; `refusedWith` is the error code.
 * - `tried`: the outcome is unknown, because the server stopped during the action.
 */
export const auditOutcomes = ['tried', 'done', 'refused'] as const;

export const auditEntrySchema = z.object({
  id: z.string(),
  /** Such as `user.plan`, `user.coins` or `admin.by-code`; otherwise the name of the call. */
  action: z.string(),
  outcome: z.enum(auditOutcomes),
  refusedWith: z.string().nullable(),
  actorId: z.string(),
  /** Empty if the account was deleted. */
  actorEmail: z.string(),
  /** The affected user; null if the action affects no user. */
  subjectId: z.string().nullable(),
  subjectEmail: z.string().nullable(),
  reason: z.string().nullable(),
  /** The input by name; long texts are truncated and secrets left out. */
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditLog = defineCall({
  method: 'get',
  path: '/api/admin/audit-log',
  summary: 'The audit log of admin actions, newest first',
  query: z.object(adminPageQuery),
  response: z.object({
    success: z.literal(true),
    entries: z.array(auditEntrySchema),
    nextCursor: z.string().nullable(),
  }),
});
