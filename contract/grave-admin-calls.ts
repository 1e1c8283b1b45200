import type { Call } from './call.ts';

/**
 * Every call under `/api/admin` that changes something, and whether it needs fresh proof of who asks: a grave
 * one fails with `reauthentication_required` unless the admin signed in or reauthenticated in this session
 * within `accountLimits.reauthenticationMinutes`. Grave is what a stolen session must not do: rights, money,
 * secrets, what cannot be undone, and personal data of many. The server treats a missing call as grave, and a
 * test fails on it.
 */
export const graveAdminCalls: Readonly<Record<string, boolean>> = {
  'POST /api/admin/users/{userId}/plan': true,
  'POST /api/admin/users/{userId}/blocked': true,
  'POST /api/admin/users/{userId}/admin': true,
  'POST /api/admin/users/{userId}/coins': true,
  'POST /api/admin/users/{userId}/sign-out-everywhere': true,
  'POST /api/admin/users/{userId}/second-factor/reset': true,
  'POST /api/admin/users/{userId}/delete': true,
  'POST /api/admin/users/{userId}/keep': false,
  'POST /api/admin/outbox/{mailId}/text': true,
  'POST /api/admin/engines': true,
  'PUT /api/admin/engines/{engineId}/settings': true,
  'DELETE /api/admin/engines/{engineId}': true,
  'PUT /api/admin/engines/{engineId}/paused': false,
  'POST /api/admin/engine-address-checks': true,
  'PUT /api/admin/engine-chains/{use}': false,
  'POST /api/admin/engines/{engineId}/test': false,
  'POST /api/admin/alerts/test': false,
  'POST /api/admin/backups': false,
  'POST /api/admin/billing/reconciliation': false,
  'POST /api/admin/billing/sandbox/advance': false,
  'POST /api/admin/billing/flagged-accounts/{userId}/clear': true,
  'PUT /api/admin/settings/{name}': true,
  'POST /api/admin/invites': false,
  'DELETE /api/admin/invites/{inviteId}': false,
  'PUT /api/admin/site-content/{language}': false,
  'DELETE /api/admin/site-content/{language}': true,
  'PATCH /api/admin/showcase/{id}': false,
  'PUT /api/admin/showcase/order': false,
  'PATCH /api/admin/messages/{messageId}': false,
  'POST /api/admin/affiliate-interest/export': true,
};

/** Whether a call of the admin panel needs fresh proof. */
export function isGraveAdminCall({ method, path }: Pick<Call, 'method' | 'path'>): boolean {
  return method !== 'get' && (graveAdminCalls[`${method.toUpperCase()} ${path}`] ?? true);
}
