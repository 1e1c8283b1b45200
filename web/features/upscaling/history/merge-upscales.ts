import type { UpscaleItem } from '#contract/upscale-calls.ts';

/** The progress of a running upscale, from events. */
export interface UpscaleProgress {
  percent: number;
  isMeasured: boolean;
}

/** Updates since the list was requested: status answers, progress, and deleted ids. */
export interface UpscaleUpdates {
  items: Readonly<Record<string, UpscaleItem>>;
  progress: Readonly<Record<string, UpscaleProgress>>;
  /** When work on them began, by events. */
  starts: Readonly<Record<string, string>>;
  hidden: ReadonlySet<string>;
}

/**
 * Merges an upscale with an update, in any order of arrival: an ended one never runs again, and progress
 * never falls.
 */
export function laterUpscale(known: UpscaleItem, update: UpscaleItem): UpscaleItem {
  if (known.status !== 'processing') return update.status === 'processing' ? known : update;
  if (update.status !== 'processing') return update;
  return update.progress < known.progress ? known : update;
}

/** The history, newest first: fetched pages plus later updates. Cancelled upscales are left out. */
export function mergeUpscales(fetched: readonly UpscaleItem[], updates: UpscaleUpdates): UpscaleItem[] {
  const merged = new Map(fetched.map((item) => [item.id, item]));
  for (const item of Object.values(updates.items)) {
    const known = merged.get(item.id);
    merged.set(item.id, known === undefined ? item : laterUpscale(known, item));
  }
  return [...merged.values()]
    .filter((item) => !updates.hidden.has(item.id) && item.error?.code !== 'cancelled')
    .map((item) => ({ ...item, startedAt: item.startedAt ?? updates.starts[item.id] ?? null }))
    .map((item) => withProgress(item, updates.progress[item.id]))
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

function withProgress(item: UpscaleItem, update: UpscaleProgress | undefined): UpscaleItem {
  if (update === undefined || item.status !== 'processing' || update.percent <= item.progress) return item;
  return { ...item, progress: update.percent, isProgressMeasured: update.isMeasured };
}

export function isRunning({ status }: UpscaleItem): boolean {
  return status === 'processing';
}
