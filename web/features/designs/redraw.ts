import type { DesignChange } from '#contract/designs.ts';

export type Detail = 'quick' | 'full';

export interface RedrawDeps<Drawn> {
  ask(change: DesignChange, detail: Detail, signal: AbortSignal): Promise<Drawn>;
  /** The picture of the newest change; the older one is shown until then. */
  onDrawn(drawn: Drawn): void;
  onBusy(isBusy: boolean): void;
  onError(thrown: unknown): void;
  /** When to ask again after an error, in milliseconds; null for one that would come again. */
  retryAfterMs(thrown: unknown): number | null;
}

/** Once nothing has changed for so long, the picture is drawn as large as the version will be. */
const sharpenAfterMs = 350;

/**
 * Draws changes as they come: the newest wins, an older request is given up, and when it is quiet the picture is drawn
 * once more in full.
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
      // The quick picture is there: that it does not become sharper is no news.
      else if (detail === 'quick') {
        deps.onBusy(false);
        deps.onError(thrown);
      }
    }
  }

  return {
    /** Shows a change, once its control has been quiet for `delayMs`. */
    show(change: DesignChange, delayMs = 0): void {
      stop();
      deps.onBusy(true);
      timer = setTimeout(() => void draw(change, 'quick'), delayMs);
    },
    /** Draws nothing any more, until the next change. */
    stop(): void {
      stop();
      deps.onBusy(false);
    },
  };
}
