/**
 * What a benchmark runs inside a page that shows a grid: an element marked `data-grid` whose children are the
 * tiles, each with its picture in an `img`. Put into every page before its own scripts; nothing here may
 * refer to anything outside.
 */

export interface ScrollRun {
  /** Frames that the page drew, by `requestAnimationFrame`. */
  framesPerSecond: number;
  /** Share of the tiles' area on screen whose picture was there, at each look. */
  filled: number[];
  /** Elements inside the grid, the grid not counted: the most at any look. */
  nodes: number;
  /** How far it came: less than asked where the page was not long enough yet. */
  scrolledPx: number;
  /** Looks at which the page could not be scrolled as far as asked. */
  waits: number;
}

export interface GridProbe {
  /** Milliseconds since the navigation began: the first picture, and all that are on screen. */
  firstTileMs: number | null;
  firstScreenMs: number | null;
  filled(): number;
  scroll(options: { pxPerSecond: number; ms: number; up?: boolean }): Promise<ScrollRun>;
  /** Down to the end, or up to the beginning; `pages` of a list that grows are waited for. */
  scrollAll(options: { pxPerSecond: number; up: boolean }): Promise<number>;
}

declare global {
  interface Window {
    gridProbe: GridProbe;
  }
}

export function installProbe(): void {
  const lookEveryMs = 100;
  const grid = () => document.querySelector<HTMLElement>('[data-grid]');

  /** A picture counts once it is whole and neither hidden nor see-through; a blurred placeholder does not. */
  const isThere = (image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) > 0;

  /**
   * Of the grid's part of the screen: the area of pictures that are there by that of all, places without a
   * tile included.
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
    // A column that no tile stands in is not known: all are as wide as those that are.
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
      let wantedY = from;
      let frames = 0;
      let last = await nextFrame();
      const startedAt = last;
      let lookedAt = last;
      while (last - startedAt < ms) {
        const now = await nextFrame();
        frames += 1;
        wantedY += ((now - last) / 1_000) * pxPerSecond * (up ? -1 : 1);
        window.scrollTo(0, wantedY);
        last = now;
        if (now - lookedAt < lookEveryMs) continue;
        lookedAt = now;
        run.filled.push(filled());
        run.nodes = Math.max(run.nodes, grid()?.querySelectorAll('*').length ?? 0);
        if (Math.abs(window.scrollY - wantedY) > 2) {
          run.waits += 1;
          wantedY = window.scrollY;
        }
      }
      run.framesPerSecond = frames / ((last - startedAt) / 1_000);
      run.scrolledPx = Math.abs(window.scrollY - from);
      return run;
    },
    async scrollAll({ pxPerSecond, up }) {
      const from = window.scrollY;
      let last = await nextFrame();
      let stoodSince = last;
      for (;;) {
        const now = await nextFrame();
        const before = window.scrollY;
        window.scrollBy(0, ((now - last) / 1_000) * pxPerSecond * (up ? -1 : 1));
        last = now;
        if (window.scrollY !== before) stoodSince = now;
        // A page of a list that is still growing comes sooner.
        if (now - stoodSince > (up ? 100 : 2_000)) return Math.abs(window.scrollY - from);
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
