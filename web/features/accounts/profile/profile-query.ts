import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { getProfile, type Profile, type ProfileChange, updateProfile } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { type Session, sessionOf, sessionQuery, setSession } from '../session/session-query.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<Profile> => (await call(getProfile, { signal })).profile,
});

/** Takes over what a call answered, for the page and for what the bar shows of it. */
export function takeProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery.queryKey, profile);
  const user = client.getQueryData<Session>(sessionQuery.queryKey)?.user;
  if (!user) return;
  const { language, theme, emailVerified, deletionDate } = profile;
  const shown = { displayName: profile.name, profilePicture: profile.picture };
  setSession(client, sessionOf({ ...user, ...shown, language, theme, emailVerified, deletionDate }));
}

/** Takes over the user of a call that answers no profile. */
export function takeUser(client: QueryClient, user: User): void {
  setSession(client, sessionOf(user));
  client.setQueryData(
    profileQuery.queryKey,
    (known) => known && { ...known, deletionDate: user.deletionDate },
  );
}

/** Changes what is given and leaves the rest. */
export async function changeProfile(client: QueryClient, change: ProfileChange): Promise<void> {
  takeProfile(client, (await call(updateProfile, { body: change })).profile);
}
