import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { fail, say } from '../runtime.mjs';
import { composeMusic } from './compose-music.ts';
import { addPointer, click, drag, pause } from './pointer.ts';
import { type Film, filmPage } from './record-screen.ts';
import { makePictures, newUser, type Studio, untilDrawn } from './studio.ts';

const size = { width: 1280, height: 720 };
const framesPerSecond = 24;
const maxBytes = 3_000_000;

const earlier = [
  { prompt: 'Why the Moon is drifting away', style: 'Kurzgesagt-tzdev' },
  { prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev' },
  { prompt: 'Robots will take your job', style: 'NickD-tzdev' },
];
const prompt = 'Volcano eruption live, sparks and lava';

/** Films a creator's way through the product, from the prompt to the feed preview, with quiet music. */
export async function recordDemo(studio: Studio, mediaFolder: string): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    fail('the recording needs ffmpeg. On Debian: apt-get install ffmpeg');
  }
  const folder = await mkdtemp(join(tmpdir(), 'adventure-demo-'));
  const context = await newUser(studio, size);
  await makePictures(context, studio.origin, earlier);
  const page = await context.newPage();
  await addPointer(page);
  await page.goto(`${studio.origin}/editor`);
  await page.mouse.move(640, 420);
  for (const { prompt: name } of earlier) await page.getByRole('link', { name }).locator('img').waitFor();
  await untilDrawn(page);
  const film = await filmPage(page, folder);
  const poster = await play(film);
  const { frames, seconds } = await film.cut();
  const music = join(folder, 'music.wav');
  await writeFile(music, composeMusic(seconds));
  const small = await sharp(poster).webp({ quality: 78, effort: 6 }).toBuffer();
  await writeFile(join(mediaFolder, 'demo.webp'), small);
  await encode(frames, music, join(mediaFolder, 'demo.mp4'));
  await context.close();
  await rm(folder, { recursive: true });
}

/** Plays the scenes. Returns a screenshot for the poster. */
async function play(film: Film): Promise<Buffer> {
  const { page } = film;
  const dialog = page.getByRole('dialog');
  const tile = page.getByRole('link', { name: prompt }).first();
  await pause(film, 900);
  await click(film, page.getByRole('textbox', { name: 'Prompt' }));
  await film.scene(2_300, () => page.keyboard.type(prompt, { delay: 50 }));
  await pause(film, 500);
  await makeIn(film, 'Lebron', tile);
  const poster = await page.screenshot();
  await click(film, tile);
  await show(film, dialog.getByRole('button', { name: 'Download' }), 1_900);
  await click(film, dialog.getByRole('link', { name: 'Test in Feed' }));
  await film.scene(300, () => page.waitForURL('**/youtube**'));
  await show(film, page.getByRole('heading', { level: 1 }), 2_400);
  await click(film, page.getByRole('link', { name: 'Gallery', exact: true }).first());
  await show(film, tile, 1_500);
  await enlarge(film, tile);
  return poster;
}

/** Upscales a picture and drags the divider of the comparer. */
async function enlarge(film: Film, tile: Locator): Promise<void> {
  const { page } = film;
  await click(film, tile);
  await show(film, page.getByRole('dialog').getByRole('button', { name: 'Send to Upscaler' }), 600);
  await click(film, page.getByRole('dialog').getByRole('button', { name: 'Send to Upscaler' }));
  await show(film, page.getByRole('button', { name: /^Upscale(?! history)/ }), 900);
  await click(film, page.getByRole('button', { name: /^Upscale(?! history)/ }));
  const compare = page.getByRole('button', { name: /^Compare before and after/ }).first();
  await film.scene(2_800, () => compare.waitFor({ timeout: 300_000 }));
  await show(film, compare, 700);
  await click(film, compare);
  const divider = page.getByRole('dialog').getByRole('slider').first();
  await show(film, divider, 600);
  await drag(film, divider, -300);
  await drag(film, divider, 420);
  await pause(film, 1_400);
}

/** Selects a style, generates, and shows the picture. */
async function makeIn(film: Film, style: string, tile: Locator): Promise<void> {
  const { page } = film;
  await click(film, page.getByRole('radio', { name: style }));
  await pause(film, 500);
  await click(film, page.getByRole('button', { name: /^Generate/ }));
  await film.scene(1_800, () => tile.waitFor());
  await show(film, tile, 1_700);
}

/** Waits until an element is fully drawn, and pauses on it. */
async function show(film: Film, target: Locator, durationMs: number): Promise<void> {
  await film.scene(500, async () => {
    await target.waitFor();
    await untilDrawn(film.page);
  });
  await pause(film, durationMs);
}

/** Encodes at the best quality that fits the size limit. */
async function encode(frames: string, music: string, file: string): Promise<void> {
  for (const quality of [24, 27, 30, 33]) {
    const ran = spawnSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', frames, '-i', music],
        ...['-vf', `fps=${framesPerSecond},scale=${size.width}:${size.height}`],
        ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(quality)],
        ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '112k'],
        ...['-shortest', '-movflags', '+faststart', file],
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
