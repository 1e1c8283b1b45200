import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { measureLine } from '../../engines/builtin/fonts/measure.ts';

/** A picture of a sheet with the lines below it. */
export interface Tile {
  /** The files beside each other: before and now, or now alone. */
  files: (string | null)[];
  lines: string[];
}

const tile = { width: 560, height: 315 };
const gap = 10;
const line = 22;
const font = 'oswald';

/** Draws a sheet, one row a tile group; returns a PNG. */
export async function drawSheet(tiles: readonly Tile[], columns: number): Promise<Buffer> {
  const across = Math.max(...tiles.map(({ files }) => files.length));
  const lines = Math.max(...tiles.map((entry) => entry.lines.length));
  const cell = { width: across * (tile.width + gap), height: tile.height + lines * line + 2 * gap };
  const rows = Math.ceil(tiles.length / columns);
  const canvas = createCanvas(columns * cell.width + gap, rows * cell.height + gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#15151a';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, { files, lines: words }] of tiles.entries()) {
    const x = gap + (at % columns) * cell.width;
    const y = gap + Math.floor(at / columns) * cell.height;
    for (const [column, file] of files.entries()) {
      if (file) drawFitted(context, await loadImage(file), x + column * (tile.width + gap), y);
    }
    context.save();
    context.beginPath();
    context.rect(x, y, cell.width - gap, cell.height);
    context.clip();
    for (const [row, text] of words.entries())
      write(context, text, x, y + tile.height + (row + 1) * line - 4);
    context.restore();
  }
  return canvas.toBuffer('image/png');
}

/** A picture in a phone's feed. */
const inFeed = { width: 168, height: 94, columns: 8, label: 18 };

/** Draws pictures as small as a feed shows them, each with a label; returns a PNG. */
export async function drawFeed(files: readonly string[], labels: readonly string[]): Promise<Buffer> {
  const { width, height, columns, label } = inFeed;
  const rows = Math.ceil(files.length / columns);
  const canvas = createCanvas(columns * (width + gap) + gap, rows * (height + label + gap) + gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#15151a';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  for (const [at, file] of files.entries()) {
    const x = gap + (at % columns) * (width + gap);
    const y = gap + Math.floor(at / columns) * (height + label + gap);
    drawFitted(context, await loadImage(file), x, y, inFeed);
    write(context, labels[at] ?? '', x, y + height + label - 4);
  }
  return canvas.toBuffer('image/png');
}

function drawFitted(context: SKRSContext2D, image: Image, x: number, y: number, into = tile): void {
  const scale = Math.min(into.width / image.width, into.height / image.height);
  context.drawImage(image, x, y, image.width * scale, image.height * scale);
}

/** Measuring registers the face of each script in the text. */
function write(context: SKRSContext2D, text: string, x: number, y: number): void {
  const { families } = measureLine(text, font, 0);
  context.font = `16px ${families}`;
  context.fillStyle = '#e8e8ee';
  context.fillText(text, x, y);
}
