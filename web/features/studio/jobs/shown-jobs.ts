import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';

interface ShownJobs {
  /** How many components show each job, by id. */
  places: Readonly<Record<string, number>>;
}

/** Which running jobs are visible now, as a tile or in the phone's strip. */
export const useShownJobs = create<ShownJobs>()(() => ({ places: {} }));

function addPlaces(jobId: string, change: 1 | -1): void {
  useShownJobs.setState(({ places }) => {
    const { [jobId]: known = 0, ...others } = places;
    return { places: known + change > 0 ? { ...others, [jobId]: known + change } : others };
  });
}

/** Marks a job as shown while the component is mounted. */
export function useMarkShown(jobId: string): void {
  useEffect(() => {
    addPlaces(jobId, 1);
    return () => addPlaces(jobId, -1);
  }, [jobId]);
}

/** The share of a tile that must be on screen for its job to count as shown. */
const visibleShare = 0.25;

/** Marks a job as shown while its tile is on screen. */
export function useMarkShownOnScreen(jobId: string, tile: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = tile.current;
    if (element === null) return;
    let isShown = false;
    const mark = (next: boolean) => {
      if (next !== isShown) addPlaces(jobId, next ? 1 : -1);
      isShown = next;
    };
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting === true), {
      threshold: visibleShare,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [jobId, tile]);
}
