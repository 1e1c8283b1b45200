import { dayMs } from '#contract/durations.ts';
import { freeActionLimits } from '#contract/limits.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { DesignsDeps } from './context.ts';

export const versionKind = 'design-version';

interface Stack {
  userId: string;
  stackId: string;
}

/** How many versions of a stack may still be saved today (UTC). Failed ones are not counted. */
export async function versionsLeft(
  { jobs, clock }: Pick<DesignsDeps, 'jobs' | 'clock'>,
  db: Reader,
  { userId, stackId }: Stack,
): Promise<number> {
  const since = new Date(Math.floor(clock.now().getTime() / dayMs) * dayMs);
  const saved = await jobs.countSince(db, userId, { kind: versionKind, since, input: { stackId } });
  return freeActionLimits.designVersionsPerPicturePerDay - saved;
}

/** Seconds until the count resets. */
export function secondsUntilMidnight({ clock }: Pick<DesignsDeps, 'clock'>): number {
  return Math.ceil((dayMs - (clock.now().getTime() % dayMs)) / 1_000);
}
