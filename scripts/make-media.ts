// `npm run media`: regenerates the public pages' pictures and recording from the engine and the running
// product: showcase, social cards, tutorial captures and demo. The files are committed, so neither build nor
// start makes them. The recording needs ffmpeg (Debian: `apt-get install ffmpeg`).
//
//     npm run media
//     npm run media -- showcase demo
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/harness/server.ts';
import { ensureChromium } from './browser.mjs';
import { captureTutorial } from './media/capture-tutorial.ts';
import { captureUpdates } from './media/capture-updates.ts';
import { drawShowcase } from './media/draw-showcase.ts';
import { drawSocialCards } from './media/draw-social-cards.ts';
import { recordDemo } from './media/record-demo.ts';
import type { Studio } from './media/studio.ts';
import { ensureUpscaler } from './prepare-upscaler.mjs';
import { fail, say } from './runtime.mjs';
import { ensureBuilt } from './web-build.mjs';

const folder = fileURLToPath(new URL('../web/public/media', import.meta.url));

/** What is made from the running product, in the order in which it is made. */
const fromProduct = {
  cards: drawSocialCards,
  tutorial: captureTutorial,
  updates: captureUpdates,
  demo: recordDemo,
} as const;
const known = ['showcase', ...Object.keys(fromProduct)];

const named = process.argv.slice(2);
const unknown = named.find((name) => !known.includes(name));
if (unknown !== undefined) fail(`there is no medium ${unknown}; there are ${known.join(', ')}.`);
const isWanted = (name: string) => named.length === 0 || named.includes(name);

await mkdir(folder, { recursive: true });
if (isWanted('showcase')) {
  say('drawing the showcase …');
  await drawShowcase(join(folder, 'showcase'));
}
if (Object.keys(fromProduct).some(isWanted)) await makeFromProduct();

async function makeFromProduct(): Promise<void> {
  await ensureBuilt(process.execPath);
  ensureUpscaler();
  const dataDir = join(tmpdir(), `adventure-media-${process.pid}`);
  const server = await startServer({ dataDir });
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  const studio: Studio = { browser, origin: server.origin };
  try {
    for (const [name, make] of Object.entries(fromProduct)) {
      if (!isWanted(name)) continue;
      say(`making ${name} …`);
      await make(studio, folder);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
