/**
 * The cost of reference pictures in the browser: the duration of a frame while a user types with five
 * pictures of 20 MB chosen, beside typing without any; the time to shrink a photo of 12 megapixels; the time
 * from pressing another tool to the frame that shows its form.
 */

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '../contract/routes.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { type Person, signUp } from './harness/person.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, median, percentile, report, round } from './measure.ts';

const megabyte = 1024 * 1024;
/** What one screen at 60 Hz shows a frame in. */
const frameMs = 1_000 / 60;
const switches = 15;
const shrinks = 5;
const sentence = 'A castle in the fog with a river before it and two suns above the mountains, ';

/** A photo with so much noise that its file has about as many bytes as are allowed. */
async function makePhoto(file: string, width: number, height: number, quality: number): Promise<number> {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#468', noise } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  writeFileSync(file, bytes);
  return bytes.length;
}

async function openPage(browser: Browser, origin: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const cookies = person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(origin + pathOf('studio'));
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button').last().click();
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await page.getByRole('heading', { name: 'Style references' }).waitFor();
  return page;
}

interface Typing {
  /** Milliseconds between frames, longest first. */
  frames: number[];
  /** Tasks of the main thread that took longer than 50 ms. */
  longTasks: number[];
}

/** Types a hundred and twenty characters, one every 40 ms, and writes down when each frame came. */
async function type(page: Page): Promise<Typing> {
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('');
  await prompt.focus();
  await page.evaluate(() => {
    const watch = { isOn: true, frames: [] as number[], longTasks: [] as number[] };
    Object.assign(window, { watch });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number) => {
      watch.frames.push(now - last);
      last = now;
      if (watch.isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(tick);
    });
  });
  await page.keyboard.type(sentence.repeat(3).slice(0, 120), { delay: 40 });
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: Typing & { isOn: boolean } };
    watch.isOn = false;
    return { frames: watch.frames, longTasks: watch.longTasks };
  });
}

/** A frame that came later than one and a half of its time left out one at least. */
function dropped({ frames }: Typing): number {
  return frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
}

/** Chooses a file and answers the milliseconds until its frame is shown. */
async function shrink(page: Page, file: string): Promise<number> {
  await page.evaluate(() => {
    const input = document.querySelector('input[type=file]:not([capture])');
    const waiting = Promise.withResolvers<number>();
    Object.assign(window, { shrunk: waiting.promise });
    input?.addEventListener(
      'change',
      () => {
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('button[aria-label^="Image 1, "]') === null) return;
          observer.disconnect();
          waiting.resolve(performance.now() - startedAt);
        });
        observer.observe(document.body, { subtree: true, childList: true });
      },
      { once: true, capture: true },
    );
  });
  await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  const took = await page.evaluate(() => (window as unknown as { shrunk: Promise<number> }).shrunk);
  await page.getByRole('button', { name: /^Image 1, / }).press('Enter');
  await page.getByRole('button', { name: 'Remove' }).click();
  return took;
}

/** Presses a tool and answers the milliseconds until the frame that shows its form. */
function switchTool(page: Page, tool: string, heading: string): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      const cell = [...document.querySelectorAll<HTMLElement>('[role=radio]')].find((one) =>
        one.textContent?.startsWith(name ?? ''),
      );
      const isThere = () =>
        cell?.getAttribute('aria-checked') === 'true' &&
        [...document.querySelectorAll('h2')].some((one) => one.textContent === wanted);
      const startedAt = performance.now();
      cell?.click();
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now() - startedAt;
    },
    [tool, heading],
  );
}

ensureBuilt(process.execPath);
const folder = mkdtempSync(join(tmpdir(), 'adventure-bench-'));
const studio = await openStudio({ engine: 'ready' });
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const large = Array.from({ length: 5 }, (_, at) => join(folder, `large-${at}.jpg`));
  const [first = '', ...others] = large;
  const largeBytes = await makePhoto(first, 4_320, 2_880, 92);
  for (const file of others) copyFileSync(first, file);
  // Two, taken in turns: a browser hears no change in the same file again.
  const twelve = [join(folder, 'twelve.jpg'), join(folder, 'twelve-again.jpg')] as const;
  const twelveBytes = await makePhoto(twelve[0], 4_000, 3_000, 70);
  copyFileSync(...twelve);

  const page = await openPage(browser, studio.origin, await signUp(studio.origin));
  await type(page);
  const without = await type(page);

  const times: number[] = [];
  for (let run = 0; run < shrinks + 1; run += 1) {
    times.push(await shrink(page, twelve[run % 2 === 0 ? 0 : 1]));
  }

  await page.locator('input[type=file]:not([capture])').setInputFiles(large);
  // While they are being read, too.
  const during = await type(page);
  await page.getByRole('button', { name: /^Image 5, / }).waitFor();
  const loaded = await type(page);

  const changes: number[] = [];
  const tour = [
    ['Genesys Pro', 'Style reference'],
    ['Thumbnails V2', 'Style references'],
  ] as const;
  for (let turn = 0; turn < switches + 2; turn += 1) {
    for (const [tool, heading] of tour) {
      const took = await switchTool(page, tool, heading);
      if (turn >= 2) changes.push(took);
    }
  }

  const typing = (name: string, run: Typing): Figure[] => [
    {
      name: `${name}: longest frame`,
      value: Math.max(...run.frames),
      unit: 'ms',
      comparedWith: `without pictures: ${round(Math.max(...without.frames))} ms; 99th percentile ${round(percentile(run.frames, 0.99))} ms`,
    },
    {
      name: `${name}: dropped frames of ${run.frames.length}`,
      value: dropped(run),
      unit: '',
      comparedWith: `without pictures: ${dropped(without)} of ${without.frames.length}; long tasks ${run.longTasks.length}, without ${without.longTasks.length}`,
    },
  ];
  report(
    'Reference pictures in the browser',
    [
      ...typing('typing with five large pictures chosen', loaded),
      ...typing('typing while they are being read', during),
      {
        name: 'a JPEG of 12 megapixels from the choice to its frame',
        value: median(times.slice(1)),
        unit: 'ms',
        comparedWith: `${round(twelveBytes / megabyte)} MB; the first time, with the worker's start: ${round(times[0] ?? 0)} ms`,
      },
      {
        name: 'change of the tool, from the press to its form',
        value: median(changes),
        unit: 'ms',
        bound: { atMost: 50 },
        comparedWith: `slowest of ${changes.length}: ${round(Math.max(...changes))} ms`,
      },
    ],
    [`The five pictures have ${round(largeBytes / megabyte)} MB each.`],
  );
} finally {
  await browser.close();
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
}
