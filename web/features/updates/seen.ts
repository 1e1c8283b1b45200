import type { User } from '#contract/session.ts';

/** Kept at logout: it says nothing about the user. */
const seenUpdatesKey = 'adventure-updates-seen';

/**
 * The day up to which this browser has shown the updates; before the first visit, the day of the sign-up:
 * what was there then is not news. Null for visitors, who have no news.
 */
export function seenUntil(user: Pick<User, 'createdAt'> | null): string | null {
  return readSeen() ?? user?.createdAt.slice(0, 10) ?? null;
}

/** Whether an entry of that day is new to the reader. */
export function isNews(date: string, seen: string | null): boolean {
  return seen !== null && date > seen;
}

/** Keeps the newest day that was shown. */
export function markSeen(date: string): void {
  try {
    if (date > (readSeen() ?? '')) localStorage.setItem(seenUpdatesKey, date);
  } catch {
    // Without storage everything since the sign-up stays new.
  }
}

function readSeen(): string | null {
  try {
    return localStorage.getItem(seenUpdatesKey);
  } catch {
    return null;
  }
}
