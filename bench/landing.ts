/**
 * Lighthouse scores of the landing page and of the pricing page for visitors, from the production build, with
 * the mobile profile (mid-range phone, slow 4G), and the JavaScript that each page loads. Medians of several
 * runs, because a single score depends on the load of the machine.
 */

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium } from '../scripts/browser.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { makeDataFolder } from './harness/data-folder.ts';
import { startMain } from './harness/main-server.ts';
import { type Figure, median, report } from './measure.ts';

const categories = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

const runs = 3;

await ensureBuilt(process.execPath);
const folder = makeDataFolder();
const server = await startMain(folder.path);
const chrome = await launch({
  chromePath: ensureChromium() ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});

const pages = [
  { path: '/', name: 'Landing page' },
  { path: '/pricing', name: 'Pricing page for visitors' },
] as const;
const measured: { name: string; results: Result[] }[] = [];
for (const { path, name } of pages) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const ran = await lighthouse(server.origin + path, { port: chrome.port, logLevel: 'error' });
    if (ran === undefined) throw new Error('Lighthouse returned no result.');
    results.push(ran.lhr);
  }
  measured.push({ name, results });
}
chrome.kill();
await server.stop();
folder.remove();

const timings = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
} as const;

for (const { name, results } of measured) {
  const last = results.at(-1);
  if (last === undefined) throw new Error('There must be at least one run.');
  report(`${name}, Lighthouse mobile profile`, figuresOf(results, last), failedAudits(last));
}

function figuresOf(results: readonly Result[], last: Result): Figure[] {
  const medianOf = (pick: (result: Result) => number) => median(results.map(pick));
  return [
    ...Object.entries(categories).map(([category, least]) => ({
      name: category,
      value: medianOf((result) => (result.categories[category]?.score ?? 0) * 100),
      unit: '/100',
      bound: { atLeast: least },
    })),
    ...Object.entries(timings).map(([audit, name]) => ({
      name,
      value: medianOf((result) => result.audits[audit]?.numericValue ?? 0),
      unit: 'ms',
    })),
    {
      name: 'cumulative layout shift',
      value: medianOf((result) => result.audits['cumulative-layout-shift']?.numericValue ?? 0),
      unit: '',
    },
    { name: 'JavaScript, gzip', value: scriptBytes(last) / 1_000, unit: 'kB', bound: { atMost: 120 } },
  ];
}

/** Transferred bytes of scripts, headers included. */
function scriptBytes(result: Result): number {
  const details = result.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests.');
  return details.items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0);
}

/** The audits that lowered a score, with their findings. */
function failedAudits(result: Result): string[] {
  const counted = Object.keys(categories).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter((ref) => ref.weight > 0).map((ref) => ref.id),
  );
  return [...new Set(counted)].flatMap((id) => {
    const audit = result.audits[id];
    const isBad = audit !== undefined && audit.score !== null && audit.score < 0.9;
    return isBad ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });
}
