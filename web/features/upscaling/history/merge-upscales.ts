import type { UpscaleItem } from '#contract/upscale-calls.ts';

/** How far a running upscale is, as an event has told it. */
export interface UpscaleProgress {
  percent: number;
  isMeasured: boolean;
}

/** What was heard of upscales since the list was asked for: answers about one of them, progress, and which are gone. */
export interface UpscaleNews {
  items: Readonly<Record<string, UpscaleItem>>;
  progress: Readonly<Record<string, UpscaleProgress>>;
  gone: ReadonlySet<string>;
}

/**
 * Joins what is known of an upscale with what was heard of it, in whatever order that came: one that has ended never
 * runs again, and progress never falls.
 */
export function laterUpscale(known: UpscaleItem, heard: UpscaleItem): UpscaleItem {
  if (known.status !== 'processing') return heard.status === 'processing' ? known : heard;
  if (heard.status !== 'processing') return heard;
  return heard.progress < known.progress ? known : heard;
}

/** The history, newest first: the pages that were fetched, and what was heard since. A cancelled upscale is none. */
export function mergeUpscales(fetched: readonly UpscaleItem[], news: UpscaleNews): UpscaleItem[] {
  const merged = new Map(fetched.map((item) => [item.id, item]));
  for (const item of Object.values(news.items)) {
    const known = merged.get(item.id);
    merged.set(item.id, known === undefined ? item : laterUpscale(known, item));
  }
  return [...merged.values()]
    .filter((item) => !news.gone.has(item.id) && item.error?.code !== 'cancelled')
    .map((item) => withProgress(item, news.progress[item.id]))
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

function withProgress(item: UpscaleItem, heard: UpscaleProgress | undefined): UpscaleItem {
  if (heard === undefined || item.status !== 'processing' || heard.percent <= item.progress) return item;
  return { ...item, progress: heard.percent, isProgressMeasured: heard.isMeasured };
}

export function isRunning({ status }: UpscaleItem): boolean {
  return status === 'processing';
}
