import * as z from 'zod';
import { defineCall } from './call.ts';
import { inviteLimits } from './limits.ts';
import { routes } from './routes.ts';

/** Invitations to sign up, which the setting `signup` requires with `invite`. */

export const inviteStates = ['open', 'used_up', 'expired', 'revoked'] as const;

export const inviteSchema = z.object({
  id: z.string(),
  /** For whom it is, for admins. */
  note: z.string(),
  state: z.enum(inviteStates),
  uses: z.number().int(),
  maxUses: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The accounts created with it, newest first; deleted ones are missing. */
  usedBy: z.array(z.object({ userId: z.string(), email: z.string(), usedAt: z.iso.datetime() })),
});
export type Invite = z.infer<typeof inviteSchema>;

/** The path of an invitation link. */
export function invitePath(token: string): string {
  return `${routes.signup.path}?${new URLSearchParams({ invite: token })}`;
}

export const listInvites = defineCall({
  method: 'get',
  path: '/api/admin/invites',
  summary: 'The newest invitations, with who used them',
  response: z.object({ success: z.literal(true), invites: z.array(inviteSchema) }),
});

/** The link is in this answer only. */
export const createInvite = defineCall({
  method: 'post',
  path: '/api/admin/invites',
  summary: 'Create an invitation link',
  body: z.object({
    note: z.string().trim().max(inviteLimits.noteMaxCharacters).default(''),
    maxUses: z.number().int().min(1).max(inviteLimits.maxUses).default(1),
    days: z.number().int().min(1).max(inviteLimits.maxDays).default(inviteLimits.defaultDays),
  }),
  response: z.object({ success: z.literal(true), invite: inviteSchema, path: z.string() }),
});

/** No-op for a revoked one. Accounts that were created with it stay. */
export const revokeInvite = defineCall({
  method: 'delete',
  path: '/api/admin/invites/{inviteId}',
  summary: 'Revoke an invitation',
  params: z.object({ inviteId: z.string().max(100) }),
  response: z.object({ success: z.literal(true), invite: inviteSchema }),
});
