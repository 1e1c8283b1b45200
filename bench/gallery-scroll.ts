/**
 * A gallery of ten thousand pictures, no two alike, in headless Chromium: how soon its first tiles stand, how
 * it scrolls, how many elements it needs and whether it keeps memory. In turns with a bare page of the same
 * pictures (`bench/gallery-floor`).
 *
 *     npm run bench -- gallery-scroll
 *     npm run bench -- gallery-scroll --rounds=3 --scrolls=2 --rows=10000
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { ImagePage } from '../contract/images.ts';
import { pathOf } from '../contract/routes.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { installProbe, type ScrollRun } from './gallery/in-page.ts';
import { writePictures } from './gallery/pictures.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { type Person, signUp } from './harness/person.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, median, report, round } from './measure.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    scrolls: { type: 'string', default: '10' },
    rows: { type: 'string', default: '10000' },
  },
});
const rounds = Number(values.rounds);
const fullScrolls = Number(values.scrolls);
const rows = Number(values.rows);

const speeds = { reading: 3_000, flying: 15_000 } as const;
/** Of the scrolls that only the heap is looked at after. */
const heapScrollPxPerSecond = 60_000;
const runMs = 6_000;
const floorPath = '/gallery-floor/index.html';
const pages = { ours: pathOf('gallery'), floor: floorPath } as const;
type Side = keyof typeof pages;

interface Visit {
  firstTileMs: number;
  firstScreenMs: number;
  reading: ScrollRun;
  flying: ScrollRun;
}

/**
 * The bare page as files, with the records of all pictures: their addresses are those that the gallery shows.
 */
async function buildFloor(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'gallery-floor'),
    base: '/gallery-floor/',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'gallery-floor'),
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  });
}

async function writeRecords(folder: string, person: Person): Promise<void> {
  const records: object[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = (await person.json(`/api/user/user-images?limit=50${after}`)) as ImagePage;
    for (const { id, width, height, prompt, thumbnailUrl } of page.images) {
      records.push({ id, width, height, prompt, url: thumbnailUrl });
    }
    cursor = page.nextCursor;
  }
  await writeFile(join(folder, 'gallery-floor', 'records.json'), JSON.stringify(records));
}

/** A browser that knows nothing yet: each visit has caches of its own. */
async function open(browser: Browser, origin: string, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(
    person.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: origin };
    }),
  );
  await context.addInitScript(installProbe);
  return context;
}

async function firstScreen(page: Page, address: string): Promise<{ tileMs: number; screenMs: number }> {
  await page.goto(address);
  await page.waitForFunction(() => window.gridProbe.firstScreenMs !== null);
  return page.evaluate(() => ({
    tileMs: window.gridProbe.firstTileMs ?? Number.NaN,
    screenMs: window.gridProbe.firstScreenMs ?? Number.NaN,
  }));
}

async function visit(browser: Browser, origin: string, person: Person, side: Side): Promise<Visit> {
  const context = await open(browser, origin, person);
  try {
    const page = await context.newPage();
    const first = await firstScreen(page, origin + pages[side]);
    const run = (pxPerSecond: number) =>
      page.evaluate((options) => window.gridProbe.scroll(options), { pxPerSecond, ms: runMs });
    const reading = await run(speeds.reading);
    const flying = await run(speeds.flying);
    return { firstTileMs: first.tileMs, firstScreenMs: first.screenMs, reading, flying };
  } finally {
    await context.close();
  }
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** The heap after the garbage was collected: at the beginning, and after each scroll to the end and back. */
async function heapOverScrolls(
  browser: Browser,
  origin: string,
  person: Person,
  side: Side,
): Promise<number[]> {
  const context = await open(browser, origin, person);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await firstScreen(page, origin + pages[side]);
    const heaps = [await heapMegabytes(session)];
    for (let turn = 0; turn < fullScrolls; turn += 1) {
      for (const up of [false, true]) {
        await page.evaluate((options) => window.gridProbe.scrollAll(options), {
          pxPerSecond: heapScrollPxPerSecond,
          up,
        });
      }
      heaps.push(await heapMegabytes(session));
    }
    return heaps;
  } finally {
    await context.close();
  }
}

ensureBuilt(process.execPath);
const floorFolder = await mkdtemp(join(tmpdir(), 'adventure-bench-'));
await buildFloor(floorFolder);
const data = makeDataFolder();
const studio = await openStudio({ dataDir: data.path, engine: 'ready', alsoServes: floorFolder });
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const person = await signUp(studio.origin);
  // No greeting stands over the pictures.
  await person.json('/api/user/greetings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ greeting: 'welcome' }),
  });
  await studio.ask('fillGallery', { userId: person.userId, rows, shapes: 'mixed' });
  await writePictures(data.path, person.userId, rows);
  await writeRecords(floorFolder, person);

  const visits: Record<Side, Visit[]> = { ours: [], floor: [] };
  await visit(browser, studio.origin, person, 'ours');
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const side of turn % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      const found = await visit(browser, studio.origin, person, side);
      visits[side].push(found);
      console.log(`  ${side.padEnd(5)} ${describe(found)}`);
    }
  }
  const heaps =
    fullScrolls === 0
      ? null
      : {
          ours: await heapOverScrolls(browser, studio.origin, person, 'ours'),
          floor: await heapOverScrolls(browser, studio.origin, person, 'floor'),
        };
  if (heaps !== null) console.log(`  heap ours ${heaps.ours.map(round)}; floor ${heaps.floor.map(round)}`);
  report(`A gallery of ${rows.toLocaleString('en')} pictures`, figuresOf(visits, heaps), [
    'Filled: of the area that pictures take on screen, the share whose picture is there; blurred placeholders do not count. Looked at ten times a second.',
    'Nodes: elements inside the grid, the most at any look.',
  ]);
} finally {
  await browser.close();
  await studio.stop();
  data.remove();
  rmSync(floorFolder, { recursive: true, force: true });
}

function describe({ firstTileMs, firstScreenMs, reading, flying }: Visit): string {
  const run = ({ framesPerSecond, filled, nodes, scrolledPx, waits }: ScrollRun) =>
    `${round(framesPerSecond)}/s, filled least ${round(100 * Math.min(...filled))} mean ${round(100 * mean(filled))} %, ${nodes} nodes, ${round(scrolledPx)} px, waited ${waits}`;
  return `first ${round(firstTileMs)} ms, screen ${round(firstScreenMs)} ms | ${run(reading)} | ${run(flying)}`;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function figuresOf(visits: Record<Side, Visit[]>, heaps: Record<Side, number[]> | null): Figure[] {
  const of = (side: Side, read: (visit: Visit) => number) => median(visits[side].map(read));
  const figures: Figure[] = [
    {
      name: 'first tile, from the navigation on, empty caches',
      value: of('ours', (visit) => visit.firstTileMs),
      unit: 'ms',
      bound: { atMost: 800 },
      comparedWith: `bare page ${round(of('floor', (visit) => visit.firstTileMs))} ms`,
    },
    {
      name: 'all pictures of the first screen',
      value: of('ours', (visit) => visit.firstScreenMs),
      unit: 'ms',
      bound: { atMost: 800 },
      comparedWith: `bare page ${round(of('floor', (visit) => visit.firstScreenMs))} ms`,
    },
  ];
  for (const speed of ['reading', 'flying'] as const) {
    const at = `at ${speeds[speed].toLocaleString('en')} px/s`;
    const frames = (side: Side) => of(side, (visit) => visit[speed].framesPerSecond);
    const least = (side: Side) => of(side, (visit) => 100 * Math.min(...visit[speed].filled));
    const average = (side: Side) => of(side, (visit) => 100 * mean(visit[speed].filled));
    figures.push(
      {
        name: `frames ${at} ÷ bare page`,
        value: frames('ours') / frames('floor'),
        unit: '×',
        bound: { atLeast: 0.9 },
        comparedWith: `${round(frames('floor'))} /s of the bare page`,
      },
      {
        name: `frames ${at}`,
        value: frames('ours'),
        unit: '/s',
        ...(speed === 'reading' && { bound: { atLeast: 55 } }),
        comparedWith: `each round: ${visits.ours.map((visit) => round(visit[speed].framesPerSecond)).join(', ')}`,
      },
      {
        name: `filled ${at}, least`,
        value: least('ours'),
        unit: '%',
        ...(speed === 'reading' && { bound: { atLeast: 90 } }),
        comparedWith: `bare page ${round(least('floor'))} %; mean ${round(average('ours'))} and ${round(average('floor'))} %`,
      },
    );
  }
  figures.push({
    name: 'nodes of the grid while scrolling, most',
    value: Math.max(...visits.ours.flatMap(({ reading, flying }) => [reading.nodes, flying.nodes])),
    unit: '',
    bound: { atMost: 370 },
    comparedWith: `bare page ${Math.max(...visits.floor.flatMap(({ reading, flying }) => [reading.nodes, flying.nodes]))}`,
  });
  if (heaps !== null) {
    const growth = (heap: number[]) => (heap.at(-1) ?? 0) - (heap[1] ?? 0);
    figures.push({
      name: `heap after ${fullScrolls} full scrolls over that after one`,
      value: (heaps.ours.at(-1) ?? 0) / (heaps.ours[1] ?? 1),
      unit: '×',
      bound: { atMost: 1.05 },
      comparedWith: `${round(heaps.ours[1] ?? 0)} → ${round(heaps.ours.at(-1) ?? 0)} MB (${round(growth(heaps.ours))} MB); bare page ${round(heaps.floor[1] ?? 0)} → ${round(heaps.floor.at(-1) ?? 0)} MB`,
    });
  }
  return figures;
}
