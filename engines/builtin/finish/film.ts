/** Effects of film, paper and age. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../drawing/picture.ts';
import { createRandom } from '../random.ts';
import { fade } from '../scenes/paint/color.ts';
import { drawTiled } from '../scenes/paint/tile.ts';

const tileSize = 256;
const tiles = new Map<string, Canvas>();

/**
 * A grey noise tile; `cell` pixels share one value. Cached for the life of the process: at most three small
 * tiles.
 */
function noiseTile(seed: number, cell: number): Canvas {
  const key = `${seed} ${cell}`;
  const known = tiles.get(key);
  if (known) return known;
  const random = createRandom(seed);
  const cells = Math.ceil(tileSize / cell);
  const small = createCanvas(cells, cells);
  const paint = small.getContext('2d');
  const image = paint.createImageData(cells, cells);
  for (let at = 0; at < image.data.length; at += 4) {
    const value = Math.round(128 + (random.next() + random.next() - 1) * 127);
    image.data.set([value, value, value, 255], at);
  }
  paint.putImageData(image, 0, 0);
  const tile = createCanvas(tileSize, tileSize);
  const scaled = tile.getContext('2d');
  scaled.imageSmoothingQuality = 'high';
  scaled.drawImage(small, 0, 0, tileSize, tileSize);
  tiles.set(key, tile);
  return tile;
}

function overlayTile({ context, width, height }: Picture, tile: Canvas, opacity: number): void {
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = opacity;
  drawTiled(context, tile, width, height);
  context.restore();
}

export function grain(picture: Picture, strength: number): void {
  overlayTile(picture, noiseTile(11, 1), strength * 0.1);
}

/** Fibres and a slight unevenness. */
export function paper(picture: Picture, strength: number): void {
  overlayTile(picture, noiseTile(23, 3), strength * 0.28);
  overlayTile(picture, noiseTile(29, 16), strength * 0.22);
}

/** Warm stray light from one side of the camera. */
export function lightLeak(picture: Picture, strength: number): void {
  const { context, width, height, random } = picture;
  const fromLeft = random.fork('leak').next() < 0.5;
  const x = fromLeft ? 0 : width;
  const gradient = context.createRadialGradient(x, height * 0.3, 0, x, height * 0.3, width * 0.55);
  gradient.addColorStop(0, fade('#ffb35c', strength));
  gradient.addColorStop(0.4, fade('#ff6a2b', strength * 0.5));
  gradient.addColorStop(1, fade('#ff3d2b', 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** The end of a film roll: bright orange edges, uneven. */
export function filmBurn(picture: Picture, strength: number): void {
  const { context, width, height } = picture;
  const random = picture.random.fork('burn');
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let spot = 0; spot < 5; spot++) {
    const x = random.pick([0, width]) + random.between(-0.05, 0.05) * width;
    const y = random.next() * height;
    const radius = random.between(0.12, 0.34) * width;
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, fade('#ffd08a', strength * 0.75));
    gradient.addColorStop(0.45, fade('#ff7a3d', strength * 0.36));
    gradient.addColorStop(1, fade('#d93a1f', 0));
    context.fillStyle = gradient;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  context.restore();
}

/** Specks and hairs of a projected film. */
export function dust(picture: Picture, strength: number): void {
  const { context, width, height, unit } = picture;
  const random = picture.random.fork('dust');
  context.save();
  context.lineCap = 'round';
  for (let speck = 0; speck < 60 * strength; speck++) {
    const [x, y] = [random.next() * width, random.next() * height];
    context.fillStyle = fade('#ffffff', random.between(0.08, 0.3));
    context.beginPath();
    context.arc(x, y, random.between(0.5, 1.8) * unit, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** Bars at the top and bottom, as of a wide cinema picture. The hero may overlap them. */
export function letterbox({ context, width, height }: Picture, strength: number): void {
  const bar = Math.round(Math.min(height * 0.11, width * 0.11) * strength);
  context.fillStyle = '#050507';
  context.fillRect(0, 0, width, bar);
  context.fillRect(0, height - bar, width, bar);
}

/** A white edge with rounded inner corners, as of an instant photograph. */
export function frame({ context, width, height, unit }: Picture, strength: number): void {
  const edge = 22 * unit * strength;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, 14 * unit);
  context.fillStyle = '#fbf7ee';
  context.fill('evenodd');
  context.restore();
}
