import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAdminAccess } from '#contract/session.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useUser } from './guarded-user.ts';
import { clearAdminRight } from './session-query.ts';

/**
 * Whether to show admin controls to the signed-in user. Stays true through failed checks; ends when the
 * server has refused a call and, asked again, says that the user is no admin.
 */
export function useAdminRight(): boolean {
  const client = useQueryClient();
  useEffect(() => onRefusal(client, () => void refreshAdminRight(client)), [client]);
  return useUser().isAdmin;
}

/** Calls the listener for each query or mutation refused as `forbidden`. Returns its unsubscribe function. */
export function onRefusal(client: QueryClient, listener: () => void): () => void {
  const check = (action: { type: string; error?: unknown }) => {
    if (action.type === 'error' && hasCode(action.error, 'forbidden')) listener();
  };
  const stops = [
    client.getQueryCache().subscribe((event) => event.type === 'updated' && check(event.action)),
    client.getMutationCache().subscribe((event) => event.type === 'updated' && check(event.action)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Some calls are refused to admins too: only the server's answer about the right itself ends it. */
async function refreshAdminRight(client: QueryClient): Promise<void> {
  const access = await call(getAdminAccess).catch(() => null);
  if (access?.isAdmin === false) clearAdminRight(client);
}
