import { create } from 'zustand';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { laterUpscale, type UpscaleNews } from './merge-upscales.ts';

/** What was heard of upscales since the history was fetched, as long as the page lives. */
export const useUpscaleNews = create<UpscaleNews>()(() => ({ items: {}, progress: {}, gone: new Set() }));

/** When each was heard of, in milliseconds of `performance.now()`. */
const heardAt = new Map<string, number>();

export function knownUpscale(id: string): UpscaleItem | undefined {
  return useUpscaleNews.getState().items[id];
}

export function tellUpscale(item: UpscaleItem): void {
  heardAt.set(item.id, performance.now());
  useUpscaleNews.setState(({ items }) => {
    const known = items[item.id];
    return { items: { ...items, [item.id]: known === undefined ? item : laterUpscale(known, item) } };
  });
}

/** Progress of a job of any kind: that of others is nobody's here. */
export function tellProgress(id: string, percent: number, isMeasured: boolean): void {
  useUpscaleNews.setState(({ progress }) => {
    if ((progress[id]?.percent ?? -1) >= percent) return { progress };
    return { progress: { ...progress, [id]: { percent, isMeasured } } };
  });
}

/** Takes upscales out of the history, or brings them back. */
export function setGone(id: string, isGone: boolean): void {
  useUpscaleNews.setState(({ gone }) => {
    const next = new Set(gone);
    if (isGone) next.add(id);
    else next.delete(id);
    return { gone: next };
  });
}

/**
 * Forgets what was heard before a list was asked for, which says it better by now: what it does not name was deleted
 * elsewhere. One that failed is in no list, and stays until it is put away.
 *
 * @param askedAt when it was asked for, in milliseconds of `performance.now()`
 */
export function forgetOlderNews(askedAt: number): void {
  useUpscaleNews.setState(({ items }) => ({
    items: Object.fromEntries(
      Object.entries(items).filter(
        ([id, item]) => item.status === 'failed' || (heardAt.get(id) ?? 0) >= askedAt,
      ),
    ),
  }));
}
