import { trainedStyleLimits } from '#contract/limits.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { isHiddenInTraining } from '#contract/trained-styles.ts';

const { trainingShown, trainingShownHours, readyNewsHours } = trainedStyleLimits;
const hourMs = 60 * 60_000;

/** How far a style is, in percent, by its status; a status that is not known here has no number. */
const percents: Readonly<Record<string, number>> = { pending: 10, processing: 60, ready: 100, failed: 0 };

export type KnownStatus = 'pending' | 'processing' | 'ready' | 'failed';

export function isKnownStatus(status: string): status is KnownStatus {
  return Object.hasOwn(percents, status);
}

/** How far a style is, in percent: what its training measured, else what its status stands for; null for an unknown one. */
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

/** The styles that are listed as training: waiting for their turn, or at it. */
export function inTraining<Style extends Pick<Timed, 'status'>>(styles: readonly Style[]): Style[] {
  return styles.filter(({ status }) => status === 'pending' || status === 'processing');
}

/**
 * Of the styles in training those that the studio shows: few, none that was begun long ago, and none with an internal
 * name. `hidden` counts the others.
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

/** Of the styles that are ready the one with this id, trigger word or name, whatever its case, as the server finds it. */
export function findTrainedStyle<
  Style extends Pick<CustomThumbnailStyle, 'id' | 'status' | 'triggerWord' | 'styleName'>,
>(styles: readonly Style[] | undefined, wanted: string): Style | undefined {
  const ready = readyStyles(styles ?? []);
  const name = wanted.trim().toLowerCase();
  return (
    ready.find(({ id }) => id === wanted) ??
    ready.find((style) => [style.triggerWord, style.styleName].some((word) => word.toLowerCase() === name))
  );
}

/** The style to announce: while none is training, the last that became ready within the last hour. */
export function justReady<Style extends Timed>(styles: readonly Style[], now: number): Style | null {
  if (inTraining(styles).length > 0) return null;
  const finished = readyStyles(styles)
    .filter(({ completedAt }) => completedAt !== null)
    .map((style) => ({ style, at: Date.parse(style.completedAt ?? '') }))
    .filter(({ at }) => at <= now && now - at <= readyNewsHours * hourMs)
    .toSorted((one, other) => other.at - one.at);
  return finished[0]?.style ?? null;
}
