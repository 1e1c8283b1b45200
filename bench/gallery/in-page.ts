/**
 * Code that a benchmark runs inside a page with a grid: an element marked `data-grid` whose children are the
 * tiles, each with its picture in an `img`. Injected before the page's own scripts, so nothing here may refer
 * to outer scope.
 */

export interface ScrollRun {
  /** Frames counted by `requestAnimationFrame`. */
  framesPerSecond: number;
  /** Share of the visible tile area with a loaded picture, per sample. */
  filled: number[];
  /** Elements inside the grid, without the grid itself: the maximum of all samples. */
  nodes: number;
  /** Scrolled distance: less than requested if the page was not long enough yet. */
  scrolledPx: number;
  /** Samples at which the page could not scroll as far as requested. */
  waits: number;
}

export interface GridProbe {
  /** Milliseconds from the start of the navigation to the first picture, and to all pictures on screen. */
  firstTileMs: number | null;
  firstScreenMs: number | null;
  filled(): number;
  scroll(options: { pxPerSecond: number; ms: number; up?: boolean }): Promise<ScrollRun>;
  /** Scrolls to the end, or up to the start, and waits for further pages of a growing list. */
  scrollAll(options: { pxPerSecond: number; up: boolean }): Promise<number>;
}

declare global {
  interface Window {
    gridProbe: GridProbe;
  }
}

export function installProbe(): void {
  const sampleEveryMs = 100;
  const grid = () => document.querySelector<HTMLElement>('[data-grid]');

  /** A picture counts once it is loaded and visible; a blurred placeholder does not count. */
  const isThere = (image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) > 0;

  /**
   * Returns the share of the grid's visible area with loaded pictures. Places without a tile count as empty.
   */
  const filled = () => {
    const element = grid();
    if (element === null) return 0;
    const box = element.getBoundingClientRect();
    const top = Math.max(0, box.top);
    const bottom = Math.min(window.innerHeight, box.bottom);
    const rowGap = 20;
    let shown = 0;
    let all = 0;
    const covered = new Map<number, { width: number; px: number }>();
    for (const tile of Array.from(element.children)) {
      const place = tile.getBoundingClientRect();
      const px = Math.min(place.bottom + rowGap, bottom) - Math.max(place.top, top);
      const image = tile.querySelector('img');
      const column = covered.get(Math.round(place.left)) ?? { width: place.width, px: 0 };
      covered.set(Math.round(place.left), { ...column, px: column.px + Math.max(0, px) });
      const frame = image?.getBoundingClientRect() ?? place;
      const area = Math.max(0, Math.min(frame.bottom, bottom) - Math.max(frame.top, top)) * frame.width;
      all += area;
      if (image !== null && area > 0 && isThere(image)) shown += area;
    }
    const columns = [...covered.values()];
    // Columns without a tile have no known width: assume the width of the others.
    const width = columns[0]?.width ?? box.width;
    const count = Math.max(columns.length, Math.round(box.width / (width + 16)));
    const height = Math.max(0, bottom - top);
    for (let at = 0; at < count; at += 1)
      all += width * Math.max(0, height - rowGap - (columns[at]?.px ?? 0));
    return all === 0 ? 0 : shown / all;
  };

  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  const probe: GridProbe = {
    firstTileMs: null,
    firstScreenMs: null,
    filled,
    async scroll({ pxPerSecond, ms, up = false }) {
      const run: ScrollRun = { framesPerSecond: 0, filled: [], nodes: 0, scrolledPx: 0, waits: 0 };
      const from = window.scrollY;
      let targetY = from;
      let frames = 0;
      let last = await nextFrame();
      const startedAt = last;
      let sampledAt = last;
      while (last - startedAt < ms) {
        const now = await nextFrame();
        frames += 1;
        targetY += ((now - last) / 1_000) * pxPerSecond * (up ? -1 : 1);
        window.scrollTo(0, targetY);
        last = now;
        if (now - sampledAt < sampleEveryMs) continue;
        sampledAt = now;
        run.filled.push(filled());
        run.nodes = Math.max(run.nodes, grid()?.querySelectorAll('*').length ?? 0);
        if (Math.abs(window.scrollY - targetY) > 2) {
          run.waits += 1;
          targetY = window.scrollY;
        }
      }
      run.framesPerSecond = frames / ((last - startedAt) / 1_000);
      run.scrolledPx = Math.abs(window.scrollY - from);
      return run;
    },
    async scrollAll({ pxPerSecond, up }) {
      const from = window.scrollY;
      let last = await nextFrame();
      let stoppedSince = last;
      for (;;) {
        const now = await nextFrame();
        const before = window.scrollY;
        window.scrollBy(0, ((now - last) / 1_000) * pxPerSecond * (up ? -1 : 1));
        last = now;
        if (window.scrollY !== before) stoppedSince = now;
        // The next page of a growing list arrives within this time.
        if (now - stoppedSince > (up ? 100 : 2_000)) return Math.abs(window.scrollY - from);
      }
    },
  };
  window.gridProbe = probe;

  const watch = (now: number) => {
    const image = grid()?.querySelector('img');
    if (probe.firstTileMs === null && image && isThere(image)) probe.firstTileMs = now;
    if (probe.firstTileMs !== null && filled() > 0.99) {
      probe.firstScreenMs = now;
      return;
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
