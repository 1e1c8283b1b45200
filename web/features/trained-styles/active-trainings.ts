import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { inTraining } from './trained-style.ts';

/** Which trainings were under way when the browser last looked, so that their end is told after a reload, too. */
export interface ActiveTrainings {
  /**
   * Takes the list in and answers the styles whose training has ended since the last look, in any tab. Asked a second
   * time it answers none.
   */
  ended(styles: readonly CustomThumbnailStyle[]): CustomThumbnailStyle[];
}

const maxKept = 50;

export function keepActiveTrainings(openStorage: () => Storage, userId: string): ActiveTrainings {
  const key = `adventure-active-trainings ${userId}`;
  /** Where the browser keeps nothing, the page does. */
  let known: string[] = [];
  const read = () => {
    try {
      return parseIds(openStorage().getItem(key));
    } catch {
      return known;
    }
  };
  const write = (ids: string[]) => {
    known = ids;
    try {
      if (ids.length === 0) openStorage().removeItem(key);
      else openStorage().setItem(key, JSON.stringify(ids));
    } catch {
      // Full, or forbidden: then only this page knows.
    }
  };
  return {
    ended(styles) {
      const before = new Set(read());
      write(
        inTraining(styles)
          .slice(0, maxKept)
          .map(({ id }) => id),
      );
      return styles.filter(({ id, status }) => before.has(id) && (status === 'ready' || status === 'failed'));
    },
  };
}

function parseIds(text: string | null): string[] {
  const kept: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}
