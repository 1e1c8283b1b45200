import { hourMs } from '#contract/durations.ts';
import { trainedStyleLimits } from '#contract/limits.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { isHiddenInTraining } from '#contract/trained-styles.ts';

const { trainingShown, trainingShownHours, announcedHours } = trainedStyleLimits;

/** The percentage of each status; an unknown status has none. */
const percents: Readonly<Record<string, number>> = { pending: 10, processing: 60, ready: 100, failed: 0 };

export type KnownStatus = 'pending' | 'processing' | 'ready' | 'failed';

export function isKnownStatus(status: string): status is KnownStatus {
  return Object.hasOwn(percents, status);
}

/** A style's progress in percent: as measured by its training, else by status; null for an unknown status. */
export function trainingPercent({
  status,
  progress = null,
}: {
  status: string;
  progress?: number | null;
}): number | null {
  if (status === 'processing' && progress !== null) return Math.round(progress);
  return isKnownStatus(status) ? (percents[status] ?? null) : null;
}

type Timed = Pick<CustomThumbnailStyle, 'status' | 'completedAt'>;

/** The styles in training: waiting or running. */
export function inTraining<Style extends Pick<Timed, 'status'>>(styles: readonly Style[]): Style[] {
  return styles.filter(({ status }) => status === 'pending' || status === 'processing');
}

/**
 * The running trainings that the studio shows: a few, none started long ago, none with an internal name.
 * `hidden` counts the others.
 */
export function shownInTraining<
  Style extends Pick<CustomThumbnailStyle, 'status' | 'createdAt' | 'styleName'>,
>(styles: readonly Style[], now: number): { shown: Style[]; hidden: number } {
  const training = inTraining(styles);
  const shown = training
    .filter(({ createdAt }) => now - Date.parse(createdAt) <= trainingShownHours * hourMs)
    .filter(({ styleName }) => !isHiddenInTraining(styleName))
    .slice(0, trainingShown);
  return { shown, hidden: training.length - shown.length };
}

export function readyStyles<Style extends Pick<Timed, 'status'>>(styles: readonly Style[]): Style[] {
  return styles.filter(({ status }) => status === 'ready');
}

export function failedStyles<Style extends Pick<Timed, 'status'>>(styles: readonly Style[]): Style[] {
  return styles.filter(({ status }) => status === 'failed');
}

/** Finds a ready style by id, trigger word or name, ignoring case, as the server does. */
export function findTrainedStyle<
  Style extends Pick<CustomThumbnailStyle, 'id' | 'status' | 'triggerWord' | 'styleName'>,
>(styles: readonly Style[] | undefined, nameOrId: string): Style | undefined {
  const ready = readyStyles(styles ?? []);
  const name = nameOrId.trim().toLowerCase();
  return (
    ready.find(({ id }) => id === nameOrId) ??
    ready.find((style) => [style.triggerWord, style.styleName].some((word) => word.toLowerCase() === name))
  );
}

/** The style to announce: while none is training, the last that became ready within the hour. */
export function justReady<Style extends Timed>(styles: readonly Style[], now: number): Style | null {
  if (inTraining(styles).length > 0) return null;
  const finished = readyStyles(styles)
    .filter(({ completedAt }) => completedAt !== null)
    .map((style) => ({ style, at: Date.parse(style.completedAt ?? '') }))
    .filter(({ at }) => at <= now && now - at <= announcedHours * hourMs)
    .toSorted((one, other) => other.at - one.at);
  return finished[0]?.style ?? null;
}
