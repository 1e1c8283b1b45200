/**
 * Navigation to a page that was loaded before: time from the click on its link in the bar to the next frame
 * with its heading and title. Measured inside the browser and compared with a full load of the same address.
 */

import { type Browser, chromium, type Page } from '@playwright/test';
import { pathOf, type RouteName } from '../contract/routes.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { type Client, signUp } from './harness/client.ts';
import { promptOf } from './harness/prompts.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, median, report, round } from './measure.ts';

const tour = [
  'studio',
  'gallery',
  'feedPreview',
  'community',
  'tutorial',
  'contact',
] as const satisfies readonly RouteName[];
const warmUps = 2;
const rounds = 9;
/** As many as the first coins pay for. */
const pictures = 6;

async function makePictures(client: Client): Promise<void> {
  const stream = await client.openEvents();
  for (let turn = 0; turn < pictures; turn += 1) {
    const { jobId } = await client.generate({ prompt: promptOf(turn), seed: String(turn) });
    await stream.ended(jobId);
  }
  stream.stop();
}

async function openPage(browser: Browser, origin: string, client: Client): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cookies = client.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(origin + pathOf('studio'));
  await page.locator(`header a[href="${pathOf('gallery')}"]`).waitFor();
  return page;
}

/** Clicks the link and returns the milliseconds until the new page is painted. */
function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`);
    if (link === null) throw new Error(`no link in the bar to ${href}`);
    const titleBefore = document.title;
    const isThere = () =>
      location.pathname === href &&
      document.title !== titleBefore &&
      document.querySelector('main h1') !== null;
    const startedAt = performance.now();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    link.click();
    await shown;
    // The first callback runs before the frame that shows the change, the second after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - startedAt;
  }, path);
}

async function loadPage(page: Page, address: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  return performance.now() - startedAt;
}

await ensureBuilt(process.execPath);
const studio = await openStudio({ engine: 'ready' });
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const client = await signUp(studio.origin);
  await makePictures(client);
  const page = await openPage(browser, studio.origin, client);
  const times = new Map<RouteName, number[]>(tour.map((name) => [name, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const name of [...tour.slice(1), tour[0]]) {
      const took = await follow(page, pathOf(name));
      if (round >= warmUps) times.get(name)?.push(took);
    }
  }
  const figures: Figure[] = [];
  for (const name of tour) {
    const loads: number[] = [];
    for (let round = 0; round < 3; round += 1) loads.push(await loadPage(page, studio.origin + pathOf(name)));
    figures.push({
      name: pathOf(name),
      value: median(times.get(name) ?? []),
      unit: 'ms',
      bound: { atMost: 100 },
      comparedWith: `full load: ${round(median(loads))} ms`,
    });
  }
  report('Navigation to a page that was loaded before', figures);
} finally {
  await browser.close();
  await studio.stop();
}
