import { elapsedLabel } from '#web/i18n/elapsed.ts';
import { useNow } from '#web/ui/use-now.ts';

/** The time since a start, second by second, as it stands in the badge corner. */
export function useElapsedLabel(startedAt: string): string {
  return elapsedLabel(useNow() - Date.parse(startedAt));
}
