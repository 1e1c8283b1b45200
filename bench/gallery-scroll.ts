/**
 * A gallery of ten thousand different pictures in headless Chromium: time to the first tiles, scrolling,
 * number of elements, memory leaks. Alternates with a bare page of the same pictures (`bench/gallery-floor`).
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
import { type Client, signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
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
/** Speed of the scrolls before heap measurements. */
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
 * Builds the bare page. `writeRecords` adds the picture records, with the same addresses as in the gallery.
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

async function writeRecords(folder: string, client: Client): Promise<void> {
  const records: object[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = (await client.json(`/api/user/user-images?limit=50${after}`)) as ImagePage;
    for (const { id, width, height, prompt, thumbnailUrl } of page.images) {
      records.push({ id, width, height, prompt, url: thumbnailUrl });
    }
    cursor = page.nextCursor;
  }
  await writeFile(join(folder, 'gallery-floor', 'records.json'), JSON.stringify(records));
}

/** Opens a browser context with empty caches. */
async function open(browser: Browser, origin: string, client: Client): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(
    client.cookie.split('; ').map((pair) => {
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

async function visit(browser: Browser, origin: string, client: Client, side: Side): Promise<Visit> {
  const context = await open(browser, origin, client);
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

/**
 * Returns the heap size after garbage collection: at the start, and after each scroll to the end and back.
 */
async function heapOverScrolls(
  browser: Browser,
  origin: string,
  client: Client,
  side: Side,
): Promise<number[]> {
  const context = await open(browser, origin, client);
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

await ensureBuilt(process.execPath);
const floorFolder = await mkdtemp(join(tmpdir(), 'adventure-bench-'));
await buildFloor(floorFolder);
const data = makeDataFolder();
const studio = await openStudio({ dataDir: data.path, engine: 'ready', alsoServes: floorFolder });
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const client = await signUp(studio.origin);
  // Dismiss the welcome dialog, which would cover the pictures.
  await client.json('/api/user/greetings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ greeting: 'welcome' }),
  });
  await studio.call('fillGallery', { userId: client.userId, rows, shapes: 'mixed' });
  await writePictures(data.path, client.userId, rows);
  await writeRecords(floorFolder, client);

  const visits: Record<Side, Visit[]> = { ours: [], floor: [] };
  await visit(browser, studio.origin, client, 'ours');
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const side of turn % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      const found = await visit(browser, studio.origin, client, side);
      visits[side].push(found);
      console.log(`  ${side.padEnd(5)} ${describe(found)}`);
    }
  }
  const heaps =
    fullScrolls === 0
      ? null
      : {
          ours: await heapOverScrolls(browser, studio.origin, client, 'ours'),
          floor: await heapOverScrolls(browser, studio.origin, client, 'floor'),
        };
  if (heaps !== null) console.log(`  heap ours ${heaps.ours.map(round)}; floor ${heaps.floor.map(round)}`);
  report(`Scrolling a gallery of ${rows.toLocaleString('en')} pictures`, figuresOf(visits, heaps), [
    'Filled: share of the visible tile area with a loaded picture, sampled ten times a second; blurred placeholders do not count.',
    'Nodes: elements inside the grid, maximum of all samples.',
  ]);
} finally {
  await browser.close();
  await studio.stop();
  data.remove();
  rmSync(floorFolder, { recursive: true, force: true });
}

function describe({ firstTileMs, firstScreenMs, reading, flying }: Visit): string {
  const run = ({ framesPerSecond, filled, nodes, scrolledPx, waits }: ScrollRun) =>
    `${round(framesPerSecond)}/s, filled min ${round(100 * Math.min(...filled))} mean ${round(100 * mean(filled))} %, ${nodes} nodes, ${round(scrolledPx)} px, ${waits} waits`;
  return `first ${round(firstTileMs)} ms, screen ${round(firstScreenMs)} ms | ${run(reading)} | ${run(flying)}`;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function figuresOf(visits: Record<Side, Visit[]>, heaps: Record<Side, number[]> | null): Figure[] {
  const of = (side: Side, read: (visit: Visit) => number) => median(visits[side].map(read));
  const figures: Figure[] = [
    {
      name: 'navigation to first tile, empty caches',
      value: of('ours', (visit) => visit.firstTileMs),
      unit: 'ms',
      bound: { atMost: 800 },
      comparedWith: `bare page ${round(of('floor', (visit) => visit.firstTileMs))} ms`,
    },
    {
      name: 'navigation to all pictures of the first screen',
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
        comparedWith: `bare page ${round(frames('floor'))} /s`,
      },
      {
        name: `frames ${at}`,
        value: frames('ours'),
        unit: '/s',
        ...(speed === 'reading' && { bound: { atLeast: 55 } }),
        comparedWith: `each round: ${visits.ours.map((visit) => round(visit[speed].framesPerSecond)).join(', ')}`,
      },
      {
        name: `filled ${at}, minimum`,
        value: least('ours'),
        unit: '%',
        ...(speed === 'reading' && { bound: { atLeast: 90 } }),
        comparedWith: `bare page ${round(least('floor'))} %; mean ${round(average('ours'))} and ${round(average('floor'))} %`,
      },
    );
  }
  figures.push({
    name: 'nodes while scrolling, maximum',
    value: Math.max(...visits.ours.flatMap(({ reading, flying }) => [reading.nodes, flying.nodes])),
    unit: '',
    bound: { atMost: 370 },
    comparedWith: `bare page ${Math.max(...visits.floor.flatMap(({ reading, flying }) => [reading.nodes, flying.nodes]))}`,
  });
  if (heaps !== null) {
    const growth = (heap: number[]) => (heap.at(-1) ?? 0) - (heap[1] ?? 0);
    figures.push({
      name: `heap after ${fullScrolls} full scrolls ÷ after one`,
      value: (heaps.ours.at(-1) ?? 0) / (heaps.ours[1] ?? 1),
      unit: '×',
      bound: { atMost: 1.05 },
      comparedWith: `${round(heaps.ours[1] ?? 0)} → ${round(heaps.ours.at(-1) ?? 0)} MB (${round(growth(heaps.ours))} MB); bare page ${round(heaps.floor[1] ?? 0)} → ${round(heaps.floor.at(-1) ?? 0)} MB`,
    });
  }
  return figures;
}
