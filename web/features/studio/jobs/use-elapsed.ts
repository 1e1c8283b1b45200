import { elapsedLabel } from '#web/i18n/elapsed.ts';
import { useNow } from '#web/ui/use-now.ts';

/** The time since a start, updated every second, as shown in the corner badge. */
export function useElapsedLabel(startedAt: string): string {
  return elapsedLabel(useNow() - Date.parse(startedAt));
}
