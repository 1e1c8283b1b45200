import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getProfile, type Profile, type ProfileChange, updateProfile } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { type Session, sessionOf, sessionQuery, setSession } from '../session/session-query.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<Profile> => (await call(getProfile, { signal })).profile,
});

/** Stores the profile from a response, and updates the session's user with it. */
export function storeProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery.queryKey, profile);
  const user = client.getQueryData<Session>(sessionQuery.queryKey)?.user;
  if (!user) return;
  const { language, theme, emailVerified, deletionDate } = profile;
  const shown = { displayName: profile.name, profilePicture: profile.picture };
  setSession(client, sessionOf({ ...user, ...shown, language, theme, emailVerified, deletionDate }));
}

/** Stores the user from a response that contains no profile. */
export function storeUser(client: QueryClient, user: User): void {
  setSession(client, sessionOf(user));
  client.setQueryData(
    profileQuery.queryKey,
    (known) => known && { ...known, deletionDate: user.deletionDate },
  );
}

/** Sends only the given fields; the others stay as they are. */
export async function changeProfile(client: QueryClient, change: ProfileChange): Promise<void> {
  storeProfile(client, (await call(updateProfile, { body: change })).profile);
}
