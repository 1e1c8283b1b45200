/**
 * How long a page takes that was loaded before: from the press on its link in the bar until the next frame
 * with its heading and title. Measured inside the browser, beside loading the same URL from scratch.
 */

import { type Browser, chromium, type Page } from '@playwright/test';
import { pathOf, type RouteName } from '../contract/routes.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { type Person, signUp } from './harness/person.ts';
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
/** What the coins of a new account pay. */
const pictures = 6;

async function makePictures(person: Person): Promise<void> {
  const stream = await person.follow();
  for (let turn = 0; turn < pictures; turn += 1) {
    const { jobId } = await person.generate({ prompt: promptOf(turn), seed: String(turn) });
    await stream.ended(jobId);
  }
  stream.stop();
}

async function openPage(browser: Browser, origin: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cookies = person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(origin + pathOf('studio'));
  await page.locator(`header a[href="${pathOf('gallery')}"]`).waitFor();
  return page;
}

/** Presses the link and answers the milliseconds until the page behind it is painted. */
function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`);
    if (link === null) throw new Error(`nothing in the bar leads to ${href}`);
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

async function openAnew(page: Page, address: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  return performance.now() - startedAt;
}

ensureBuilt(process.execPath);
const studio = await openStudio({ engine: 'ready' });
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const person = await signUp(studio.origin);
  await makePictures(person);
  const page = await openPage(browser, studio.origin, person);
  const times = new Map<RouteName, number[]>(tour.map((name) => [name, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const name of [...tour.slice(1), tour[0]]) {
      const took = await follow(page, pathOf(name));
      if (round >= warmUps) times.get(name)?.push(took);
    }
  }
  const figures: Figure[] = [];
  for (const name of tour) {
    const anew: number[] = [];
    for (let round = 0; round < 3; round += 1) anew.push(await openAnew(page, studio.origin + pathOf(name)));
    figures.push({
      name: pathOf(name),
      value: median(times.get(name) ?? []),
      unit: 'ms',
      bound: { atMost: 100 },
      comparedWith: `opened anew: ${round(median(anew))} ms`,
    });
  }
  report('From the press on a link to the page, when it was loaded before', figures);
} finally {
  await browser.close();
  await studio.stop();
}
