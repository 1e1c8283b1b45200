import { dayMs } from '#contract/durations.ts';
import { galleryLimits } from '#contract/limits.ts';

/** Days until the trash deletes a picture or a design, rounded up; 0 once its time is over. */
export function daysLeft(deletedAt: string, now: number): number {
  const end = Date.parse(deletedAt) + galleryLimits.trashDays * dayMs;
  return Math.max(0, Math.ceil((end - now) / dayMs));
}
