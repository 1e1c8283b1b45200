import type { Locator, Page } from '@playwright/test';
import type { Film } from './record-screen.ts';

/** How long the pointer travels in the film, and in how many steps. */
const travelMs = 480;
const travelSteps = 14;
const clickMs = 260;

const dragMs = 1_100;
const dragSteps = 30;

/** Draws a pointer into the page: the screencast has none. */
export async function addPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const arrow = `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 24 24"><path d="M5 2v18l4.6-4.4 2.9 6.6 2.9-1.3-2.9-6.4H19Z" fill="#fff" stroke="#000" stroke-width="1.4" stroke-linejoin="round"/></svg>`;
    const pointer = document.createElement('div');
    pointer.innerHTML = arrow;
    pointer.style.cssText =
      'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;translate:-99px 0';
    const show = () => document.documentElement.append(pointer);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
    document.addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.translate = `${clientX - 5}px ${clientY - 2}px`;
      },
      { capture: true },
    );
  });
}

const positions = new WeakMap<Page, { x: number; y: number }>();

/** Moves to the middle of an element and clicks. */
export async function click(film: Film, target: Locator): Promise<void> {
  const { page } = film;
  await goTo(film, target);
  await film.scene(clickMs, async () => {
    await page.mouse.down();
    await page.waitForTimeout(70);
    await page.mouse.up();
  });
}

/** Moves to the middle of an element, slower at the end. Returns the position. */
async function goTo(film: Film, target: Locator): Promise<{ x: number; y: number }> {
  const { page } = film;
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The click target is not visible.');
  const from = positions.get(page) ?? { x: 640, y: 420 };
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await film.scene(travelMs, async () => {
    for (let step = 1; step <= travelSteps; step += 1) {
      const share = 1 - (1 - step / travelSteps) ** 3;
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      await nextFrame(page);
    }
  });
  positions.set(page, to);
  return to;
}

/** Waits for the next frame, so that each pointer step has its own. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

/** Drags an element by its middle; `distance` is in pixels, positive to the right. */
export async function drag(film: Film, target: Locator, distance: number): Promise<void> {
  const { page } = film;
  const start = await goTo(film, target);
  await page.mouse.down();
  await film.scene(dragMs, async () => {
    for (let step = 1; step <= dragSteps; step += 1) {
      const share = (1 - Math.cos((Math.PI * step) / dragSteps)) / 2;
      await page.mouse.move(start.x + distance * share, start.y);
      await nextFrame(page);
    }
  });
  await page.mouse.up();
  positions.set(page, { x: start.x + distance, y: start.y });
}

/** Pauses, so that viewers can look. */
export async function pause({ page, scene }: Film, durationMs: number): Promise<void> {
  await scene(durationMs, () => page.waitForTimeout(Math.min(durationMs, 600)));
}
