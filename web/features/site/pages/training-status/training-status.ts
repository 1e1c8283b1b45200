import type { CustomThumbnailStyle } from '#contract/styles.ts';

/** How far a style is, in percent, by its status; a status that is not known here has no number. */
const percents: Readonly<Record<string, number>> = { pending: 10, processing: 60, ready: 100, failed: 0 };

/** A style that became ready is announced this long. */
const readyWindowMs = 60 * 60_000;

export type KnownStatus = 'pending' | 'processing' | 'ready' | 'failed';

export function isKnownStatus(status: string): status is KnownStatus {
  return Object.hasOwn(percents, status);
}

export function trainingPercent(status: string): number | null {
  return percents[status] ?? null;
}

type Timed = Pick<CustomThumbnailStyle, 'status' | 'completedAt'>;

/** The styles that are listed as training: waiting for their turn, or at it. */
export function inTraining<Style extends Timed>(styles: readonly Style[]): Style[] {
  return styles.filter(({ status }) => status === 'pending' || status === 'processing');
}

/** The style to announce: while none is training, the last that became ready within the last hour. */
export function justReady<Style extends Timed>(styles: readonly Style[], now: number): Style | null {
  if (inTraining(styles).length > 0) return null;
  const finished = styles
    .filter(({ status, completedAt }) => status === 'ready' && completedAt !== null)
    .map((style) => ({ style, at: Date.parse(style.completedAt ?? '') }))
    .filter(({ at }) => at <= now && now - at <= readyWindowMs)
    .toSorted((one, other) => other.at - one.at);
  return finished[0]?.style ?? null;
}
