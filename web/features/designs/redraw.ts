import type { DesignChange } from '#contract/designs.ts';

export type Detail = 'quick' | 'full';

export interface RedrawDeps<Drawn> {
  ask(change: DesignChange, detail: Detail, signal: AbortSignal): Promise<Drawn>;
  /** Called with the picture of the newest change; until then the old one is shown. */
  onDrawn(drawn: Drawn): void;
  onBusy(isBusy: boolean): void;
  onError(thrown: unknown): void;
  /** When to retry after an error, in milliseconds; null for one that would repeat. */
  retryAfterMs(thrown: unknown): number | null;
}

/** After this pause the picture is drawn at the version's full size. */
const sharpenAfterMs = 350;

/**
 * Draws changes as they come: the newest wins, older requests are cancelled, and after a pause the picture is
 * drawn once more in full.
 */
export function createRedraw<Drawn>(deps: RedrawDeps<Drawn>) {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    running?.abort();
    running = null;
  }

  async function draw(change: DesignChange, detail: Detail): Promise<void> {
    const mine = new AbortController();
    running = mine;
    try {
      const drawn = await deps.ask(change, detail, mine.signal);
      if (running !== mine) return;
      deps.onDrawn(drawn);
      if (detail === 'quick') {
        deps.onBusy(false);
        timer = setTimeout(() => void draw(change, 'full'), sharpenAfterMs);
      }
    } catch (thrown) {
      if (running !== mine) return;
      const retryMs = deps.retryAfterMs(thrown);
      if (retryMs !== null) timer = setTimeout(() => void draw(change, detail), retryMs);
      // The quick picture is shown: an error of the full one is not reported.
      else if (detail === 'quick') {
        deps.onBusy(false);
        deps.onError(thrown);
      }
    }
  }

  return {
    /** Shows a change once its control has been idle for `delayMs`. */
    show(change: DesignChange, delayMs = 0): void {
      stop();
      deps.onBusy(true);
      timer = setTimeout(() => void draw(change, 'quick'), delayMs);
    },
    /** Stops drawing until the next change. */
    stop(): void {
      stop();
      deps.onBusy(false);
    },
  };
}
