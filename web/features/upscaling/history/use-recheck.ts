import { useEffect, useEffectEvent } from 'react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { checkUpscale } from './check-upscale.ts';

/** The pause between two checks when the browser comes back online. */
export const recheckStepMs = 300;
/** The minimum pause between two checks while the stream is down. */
const pollMs = 1_000;

/**
 * Checks running upscales without events: one per second in turn while the stream is down, and all of them
 * one after another once the browser is back online.
 */
export function useRecheck(running: readonly UpscaleItem[]): void {
  const pollingMs = usePolling(pollMs);
  const idAt = useEffectEvent((turn: number) => running[turn % Math.max(1, running.length)]?.id);
  const ids = useEffectEvent(() => running.map(({ id }) => id));
  const hasRunning = running.length > 0;

  useEffect(() => {
    if (pollingMs === false || !hasRunning) return;
    let turn = 0;
    const timer = setInterval(() => {
      const id = idAt(turn);
      turn += 1;
      if (id !== undefined) checkQuietly(id);
    }, pollingMs);
    return () => clearInterval(timer);
  }, [pollingMs, hasRunning]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onOnline = () => {
      ids().forEach((id, step) => {
        timers.add(setTimeout(() => checkQuietly(id), step * recheckStepMs));
      });
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
}

/** Ignores errors: the next check repeats it. */
function checkQuietly(id: string): void {
  checkUpscale(id).catch(() => undefined);
}
