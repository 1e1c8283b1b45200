import { create } from 'zustand';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { laterUpscale, type UpscaleUpdates } from './merge-upscales.ts';

/** Updates of upscales since the history was fetched, for the life of the page. */
export const useUpscaleUpdates = create<UpscaleUpdates>()(() => ({
  items: {},
  progress: {},
  starts: {},
  hidden: new Set(),
}));

/** When each update arrived, in milliseconds of `performance.now()`. */
const updatedAt = new Map<string, number>();

export function knownUpscale(id: string): UpscaleItem | undefined {
  return useUpscaleUpdates.getState().items[id];
}

export function recordUpscale(item: UpscaleItem): void {
  updatedAt.set(item.id, performance.now());
  useUpscaleUpdates.setState(({ items }) => {
    const known = items[item.id];
    return { items: { ...items, [item.id]: known === undefined ? item : laterUpscale(known, item) } };
  });
}

/** Records a job's progress. Events of other kinds of jobs are ignored. */
export function recordProgress(id: string, percent: number, isMeasured: boolean): void {
  useUpscaleUpdates.setState(({ progress }) => {
    if ((progress[id]?.percent ?? -1) >= percent) return { progress };
    return { progress: { ...progress, [id]: { percent, isMeasured } } };
  });
}

/** Records when work on a job began. */
export function recordStart(id: string, startedAt: string): void {
  useUpscaleUpdates.setState(({ starts }) => ({ starts: { ...starts, [id]: startedAt } }));
}

/** Removes upscales from the history, or restores them. */
export function setHidden(id: string, isHidden: boolean): void {
  useUpscaleUpdates.setState(({ hidden }) => {
    const next = new Set(hidden);
    if (isHidden) next.add(id);
    else next.delete(id);
    return { hidden: next };
  });
}

/**
 * Drops updates older than a fetched list, which supersedes them: what it lacks has been deleted. Failed
 * upscales are in no list and stay until they are dismissed.
 * @param requestedAt when the list was requested, in milliseconds of `performance.now()`
 */
export function dropOlderUpdates(requestedAt: number): void {
  useUpscaleUpdates.setState(({ items }) => ({
    items: Object.fromEntries(
      Object.entries(items).filter(
        ([id, item]) => item.status === 'failed' || (updatedAt.get(id) ?? 0) >= requestedAt,
      ),
    ),
  }));
}
