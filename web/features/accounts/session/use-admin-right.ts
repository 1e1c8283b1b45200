import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAdminAccess } from '#contract/accounts.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useUser } from './guarded-user.ts';
import { loseAdminRight } from './session-query.ts';

/**
 * Whether the signed-in user is shown what is for admins. It outlasts checks that fail or say otherwise, and ends when the
 * server has refused something here and says, being asked, that they are no admin any more.
 */
export function useAdminRight(): boolean {
  const client = useQueryClient();
  useEffect(() => onRefusal(client, () => void askForRight(client)), [client]);
  return useUser().isAdmin;
}

/** Calls back for each call that is refused as `forbidden`, whether it reads or changes something. Answers how to stop. */
export function onRefusal(client: QueryClient, listener: () => void): () => void {
  const hear = (action: { type: string; error?: unknown }) => {
    if (action.type === 'error' && hasCode(action.error, 'forbidden')) listener();
  };
  const stops = [
    client.getQueryCache().subscribe((event) => event.type === 'updated' && hear(event.action)),
    client.getMutationCache().subscribe((event) => event.type === 'updated' && hear(event.action)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Some acts are refused to admins, too: only the server's word about the right itself ends it. */
async function askForRight(client: QueryClient): Promise<void> {
  const access = await call(getAdminAccess).catch(() => null);
  if (access?.isAdmin === false) loseAdminRight(client);
}
