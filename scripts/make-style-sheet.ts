/**
 * Draws docs/pictures/trained-styles.webp. For each of two looks: six of the style's training pictures,
 * twelve designs without the style, and the same twelve with it, unselected.
 */
import { join } from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { designRecipe } from '../engines/builtin/design.ts';
import { renderRecipe } from '../engines/builtin/render.ts';
import { freeCanvas } from '../engines/builtin/scratch.ts';
import { lookNames, pictureOfLook, sheetPrompts } from '../engines/builtin/training/testing.ts';
import { trainStyle } from '../engines/builtin/training/train-style.ts';

const trainedOn = 10;
const columns = 6;
const cell = { width: 320, height: 180 };
const rowsOfLook = 1 + (2 * sheetPrompts.length) / columns;
const gap = 24;

const blockHeight = rowsOfLook * cell.height + 2 * gap;
const canvas = createCanvas(columns * cell.width, lookNames.length * (blockHeight + gap) - gap);
const context = canvas.getContext('2d');
context.fillStyle = '#ffffff';
context.fillRect(0, 0, canvas.width, canvas.height);

for (const [block, name] of lookNames.entries()) {
  const top = block * (blockHeight + gap);
  const files = Array.from({ length: trainedOn }, (_, number) => pictureOfLook(name, number));
  for (const [at, file] of files.slice(0, columns).entries()) {
    context.drawImage(await loadImage(Buffer.from(file)), at * cell.width, top, cell.width, cell.height);
  }
  const pictures = files.map((bytes) => ({
    bytes,
    mimeType: 'image/jpeg' as const,
    width: 1280,
    height: 720,
  }));
  const { profile, description } = await trainStyle(
    { pictures, mode: 'style' },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  process.stdout.write(`${name}: ${description}\n`);
  drawDesigns(context, top + cell.height + gap, undefined);
  drawDesigns(context, top + cell.height * 3 + 2 * gap, profile);
}
await sharp(canvas.toBuffer('image/png'))
  .webp({ quality: 80 })
  .toFile(join(import.meta.dirname, '..', 'docs', 'pictures', 'trained-styles.webp'));

function drawDesigns(sheet: SKRSContext2D, top: number, styleProfile: unknown): void {
  for (const [seed, prompt] of sheetPrompts.entries()) {
    const { recipe } = designRecipe({
      prompt,
      tool: 'Thumbnail',
      style: 'MrBeast-tzdev',
      styleProfile,
      aspectRatio: '16:9',
      seed,
    });
    const drawn = renderRecipe(recipe);
    const [left, down] = [(seed % columns) * cell.width, Math.floor(seed / columns) * cell.height];
    sheet.drawImage(drawn, left, top + down, cell.width, cell.height);
    freeCanvas(drawn);
  }
}
