/**
 * Packs the Fluent Emoji illustrations (MIT, Microsoft) into `../assets/icons.pack` (one brotli stream per
 * icon, so that one icon is one slice to read) and `../assets/icons.index.json`.
 *
 * Index entry: [offset, length, width, height, left, top, right, bottom, colour]: the slice in bytes, the
 * SVG's view box, the part of it that is painted (same unit), and the mean painted colour.
 *
 * Run in this folder after `npm install`: node icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { createCanvas, Image } from '@napi-rs/canvas';

const source = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
);
const assets = new URL('../assets/', import.meta.url);
const rasterSize = 128;

/** Icons come in five skin tones besides the yellow of emoji; each is packed once, in a natural one. */
function baseNames() {
  const all = new Set(Object.keys(source.icons));
  const toned = /-(?:light|medium-light|medium|medium-dark|dark)$/;
  return [...all].filter((name) => {
    const base = name.replace(toned, '');
    return base === name || !all.has(base) || !all.has(`${base}-medium-dark`);
  });
}

/** People in a design are of several tones: the name decides, so that each keeps its own. */
const tones = ['medium', 'medium-light', 'medium', 'medium-dark', 'medium'];
/** Faces that get a neck and shoulders (`own-drawings/torsos.ts`), in the tone of that neck. */
const faces =
  /^(?:old-|older-)?(?:man|woman|person|boy|girl|child|baby)(?:-(?!getting|in-|with-|wearing)[a-z]+(?:-hair)?)?$/;

/** The icon of a name, with natural skin where it shows any. */
function naturalIcon(name) {
  if (faces.test(name) && source.icons[`${name}-medium`]) return source.icons[`${name}-medium`];
  const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return source.icons[`${name}-${tones[sum % tones.length]}`] ?? source.icons[name];
}

/**
 * Drops what draws nothing: Figma's names of filter results that no later step reads are kept, long ids are
 * not. A `<use>` names its shape the old way (`xlink:href`): some releases of the rasteriser draw no other.
 */
function minify(body) {
  const ids = new Map();
  for (const [, id] of body.matchAll(/ id="([^"]+)"/g)) ids.set(id, ids.size.toString(36));
  const results = new Map();
  for (const [, name] of body.matchAll(/ result="([^"]+)"/g)) {
    if (!results.has(name)) results.set(name, `r${results.size.toString(36)}`);
  }
  return body
    .replace(/ id="([^"]+)"/g, (_, id) => ` id="${ids.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${ids.get(id) ?? id})`)
    .replace(/ (?:xlink:)?href="#([^"]+)"/g, (_, id) => ` xlink:href="#${ids.get(id) ?? id}"`)
    .replace(/ (result|in|in2)="([^"]+)"/g, (_, key, name) => ` ${key}="${results.get(name) ?? name}"`);
}

function svgOf(body, width, height, size) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${body}</svg>`;
}

/** Where an icon is painted and in which mean colour, measured on a raster of it. */
function measure(body, width, height) {
  const image = new Image();
  image.src = Buffer.from(svgOf(body, width, height, rasterSize));
  const context = createCanvas(rasterSize, rasterSize).getContext('2d');
  context.drawImage(image, 0, 0, rasterSize, rasterSize);
  const { data } = context.getImageData(0, 0, rasterSize, rasterSize);
  let [left, top, right, bottom] = [rasterSize, rasterSize, 0, 0];
  const sum = [0, 0, 0, 0];
  for (let y = 0; y < rasterSize; y++) {
    for (let x = 0; x < rasterSize; x++) {
      const at = (y * rasterSize + x) * 4;
      const alpha = data[at + 3];
      if (alpha < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let channel = 0; channel < 3; channel++) sum[channel] += data[at + channel] * alpha;
      sum[3] += alpha;
    }
  }
  if (sum[3] === 0) return null;
  const round = (value) => Math.round(value * 100) / 100;
  const color = sum.slice(0, 3).map((value) =>
    Math.round(value / sum[3])
      .toString(16)
      .padStart(2, '0'),
  );
  return [
    round((left / rasterSize) * width),
    round((top / rasterSize) * height),
    round((right / rasterSize) * width),
    round((bottom / rasterSize) * height),
    `#${color.join('')}`,
  ];
}

const index = {};
const slices = [];
let offset = 0;
for (const name of baseNames().sort()) {
  const icon = naturalIcon(name);
  const width = icon.width ?? source.width;
  const height = icon.height ?? source.height;
  const body = minify(icon.body);
  const measured = measure(body, width, height);
  if (!measured) {
    console.warn(`left out: ${name} paints nothing`);
    continue;
  }
  const slice = brotliCompressSync(Buffer.from(body), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  index[name] = [offset, slice.length, width, height, ...measured];
  slices.push(slice);
  offset += slice.length;
}
writeFileSync(new URL('icons.pack', assets), Buffer.concat(slices));
const rows = Object.entries(index).map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`);
writeFileSync(new URL('icons.index.json', assets), `{\n${rows.join(',\n')}\n}\n`);
console.log(`${rows.length} icons, ${(offset / 1e6).toFixed(2)} MB`);
