import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fail, say } from '../runtime.mjs';
import { makePictures, newPerson, type Studio, untilDrawn } from './person.ts';
import { addPointer, moveTo, press, rest } from './pointer.ts';
import { type Recording, recordScreen } from './record-screen.ts';

const size = { width: 1280, height: 720 };
const framesPerSecond = 24;
const maxBytes = 3_000_000;

const earlier = [
  { prompt: 'Why the Moon is drifting away', style: 'Kurzgesagt-tzdev' },
  { prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev' },
  { prompt: 'Robots will take your job', style: 'NickD-tzdev' },
];

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
  await untilDrawn(page);
  const recording = await recordScreen(page, folder);
  const poster = await play(page);
  await recording.stop();
  await writeFile(
    join(mediaFolder, 'demo.webp'),
    await sharp(poster).webp({ quality: 78, effort: 6 }).toBuffer(),
  );
  await encode(recording, join(mediaFolder, 'demo.mp4'));
  await context.close();
  await rm(folder, { recursive: true });
}

/** The scenes; answers a picture of the one that stands for all. */
async function play(page: Page): Promise<Buffer> {
  await rest(page, 900);
  await press(page, page.getByRole('textbox', { name: 'Prompt' }));
  await page.keyboard.type('Volcano eruption live, sparks and lava', { delay: 52 });
  await rest(page, 500);
  await press(page, page.getByRole('radio', { name: 'Lebron' }));
  await rest(page, 700);
  await press(page, page.getByRole('button', { name: /^Generate/ }));
  const tile = page.getByRole('link', { name: 'Volcano eruption live, sparks and lava' });
  await tile.waitFor();
  await untilDrawn(page);
  await rest(page, 1_600);
  const poster = await page.screenshot();

  await press(page, page.getByRole('radio', { name: 'Matthew' }));
  await rest(page, 500);
  await press(page, page.getByRole('button', { name: /^Generate/ }));
  await tile.nth(1).waitFor();
  await untilDrawn(page);
  await rest(page, 1_600);

  await press(page, tile.first());
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).waitFor();
  await untilDrawn(page);
  await rest(page, 2_000);
  await press(page, page.getByRole('dialog').getByLabel('Test in Feed'));
  await page.waitForURL('**/youtube**');
  await untilDrawn(page);
  await rest(page, 2_200);
  await moveTo(page, page.getByRole('link', { name: 'Gallery' }).first());
  await press(page, page.getByRole('link', { name: 'Gallery' }).first());
  await tile.first().waitFor();
  await untilDrawn(page);
  await rest(page, 2_400);
  return poster;
}

async function encode({ list }: Recording, file: string): Promise<void> {
  for (const quality of [25, 28, 31, 34]) {
    const ran = spawnSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
        ...[
          '-vf',
          `fps=${framesPerSecond},scale=${size.width}:${size.height}`,
          '-c:v',
          'libx264',
          '-preset',
          'veryslow',
        ],
        ...['-crf', String(quality), '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', file],
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
