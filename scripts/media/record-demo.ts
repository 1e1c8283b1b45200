import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { fail, say } from '../runtime.mjs';
import { makePictures, newPerson, type Studio, untilDrawn } from './person.ts';
import { addPointer, press, rest } from './pointer.ts';
import { type Film, filmPage } from './record-screen.ts';

const size = { width: 1280, height: 720 };
const framesPerSecond = 24;
const maxBytes = 3_000_000;

const earlier = [
  { prompt: 'Why the Moon is drifting away', style: 'Kurzgesagt-tzdev' },
  { prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev' },
  { prompt: 'Robots will take your job', style: 'NickD-tzdev' },
];
const prompt = 'Volcano eruption live, sparks and lava';

/** Drives the product as a creator does, from the sentence to the feed, and films it. */
export async function recordDemo(studio: Studio, mediaFolder: string): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    fail('the recording needs ffmpeg. On Debian: apt-get install ffmpeg');
  }
  const folder = await mkdtemp(join(tmpdir(), 'adventure-demo-'));
  const context = await newPerson(studio, size);
  await makePictures(context, studio.origin, earlier);
  const page = await context.newPage();
  await addPointer(page);
  await page.goto(`${studio.origin}/editor`);
  await page.mouse.move(640, 420);
  for (const { prompt: name } of earlier) await page.getByRole('link', { name }).locator('img').waitFor();
  await untilDrawn(page);
  const film = await filmPage(page, folder);
  const poster = await play(film);
  const frames = await film.cut();
  const small = await sharp(poster).webp({ quality: 78, effort: 6 }).toBuffer();
  await writeFile(join(mediaFolder, 'demo.webp'), small);
  await encode(frames, join(mediaFolder, 'demo.mp4'));
  await context.close();
  await rm(folder, { recursive: true });
}

/** The scenes; answers a picture of the one that stands for all. */
async function play(film: Film): Promise<Buffer> {
  const { page } = film;
  const dialog = page.getByRole('dialog');
  const tiles = page.getByRole('link', { name: prompt });
  await rest(film, 900);
  await press(film, page.getByRole('textbox', { name: 'Prompt' }));
  await film.scene(2_300, () => page.keyboard.type(prompt, { delay: 50 }));
  await rest(film, 500);
  await makeIn(film, 'Lebron', tiles.first());
  const poster = await page.screenshot();
  await makeIn(film, 'Matthew', tiles.nth(1));
  await press(film, tiles.first());
  await show(film, dialog.getByRole('link', { name: 'Download' }), 2_200);
  await press(film, dialog.getByLabel('Test in Feed'));
  await film.scene(300, () => page.waitForURL('**/youtube**'));
  await show(film, page.getByRole('heading', { level: 1 }), 2_600);
  await press(film, page.getByRole('link', { name: 'Gallery', exact: true }).first());
  await show(film, tiles.first(), 2_600);
  return poster;
}

/** Picks a style, generates, and looks at the picture. */
async function makeIn(film: Film, style: string, tile: Locator): Promise<void> {
  const { page } = film;
  await press(film, page.getByRole('radio', { name: style }));
  await rest(film, 500);
  await press(film, page.getByRole('button', { name: /^Generate/ }));
  await film.scene(1_800, () => tile.waitFor());
  await show(film, tile, 1_700);
}

/** Waits for something to stand there in full, and gives time to look at it. */
async function show(film: Film, target: Locator, durationMs: number): Promise<void> {
  await film.scene(500, async () => {
    await target.waitFor();
    await untilDrawn(film.page);
  });
  await rest(film, durationMs);
}

/** As good as it fits. */
async function encode(frames: string, file: string): Promise<void> {
  for (const quality of [24, 27, 30, 33]) {
    const ran = spawnSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', frames],
        ...['-vf', `fps=${framesPerSecond},scale=${size.width}:${size.height}`],
        ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(quality)],
        ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', file],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (ran.status !== 0) fail('ffmpeg could not make the recording.');
    const { size: bytes } = await stat(file);
    say(`the recording has ${Math.round(bytes / 1_000)} kB at quality ${quality}`);
    if (bytes <= maxBytes) return;
  }
  fail(`the recording does not fit into ${maxBytes} bytes.`);
}
