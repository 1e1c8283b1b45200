/**
 * The cost of reference images in the browser: frame times while a user types with five chosen pictures of 20
 * MB, compared with typing without any; the time to shrink a 12-megapixel photo; the time from clicking
 * another tool to the frame with its form.
 */

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { megabyte } from '../contract/bytes.ts';
import { pathOf } from '../contract/routes.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { type Client, signUp } from './harness/client.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, median, percentile, report, round } from './measure.ts';

/** Frame time at 60 Hz. */
const frameMs = 1_000 / 60;
const switches = 15;
const shrinks = 5;
const sentence = 'A castle in the fog with a river before it and two suns above the mountains, ';

/** Writes a noisy photo whose file is about as large as allowed. */
async function makePhoto(file: string, width: number, height: number, quality: number): Promise<number> {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#468', noise } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  writeFileSync(file, bytes);
  return bytes.length;
}

async function openPage(browser: Browser, origin: string, client: Client): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const cookies = client.cookie.split('; ').map((pair) => {
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
  /** Milliseconds between frames. */
  frames: number[];
  /** Tasks of the main thread that took longer than 50 ms. */
  longTasks: number[];
}

/** Types 120 characters, one every 40 ms, and records the frame times. */
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

/** Counts dropped frames: a frame later than 1.5 frame times dropped at least one. */
function dropped({ frames }: Typing): number {
  return frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
}

/** Chooses a file and returns the milliseconds until its frame is shown. */
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

/** Clicks a tool and returns the milliseconds until the frame with its form. */
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

await ensureBuilt(process.execPath);
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
  // Two files, used alternately: choosing the same file again fires no change event.
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
  // Starts typing while the pictures are still being read.
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
    'Reference images in the browser',
    [
      ...typing('typing with five large pictures', loaded),
      ...typing('typing while the pictures are read', during),
      {
        name: '12-megapixel JPEG, from choosing it to its frame',
        value: median(times.slice(1)),
        unit: 'ms',
        comparedWith: `${round(twelveBytes / megabyte)} MB; first time, with worker start-up: ${round(times[0] ?? 0)} ms`,
      },
      {
        name: 'switching tools, from the click to the form',
        value: median(changes),
        unit: 'ms',
        bound: { atMost: 50 },
        comparedWith: `slowest of ${changes.length}: ${round(Math.max(...changes))} ms`,
      },
    ],
    [`Each of the five pictures has ${round(largeBytes / megabyte)} MB.`],
  );
} finally {
  await browser.close();
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
}
