/**
 * Silhouettes of countries by name: "country-cl" is Chile in the colours of its flag, "country-cl-pinned" the
 * same with a pin in it. Shapes and flags are packed by `../pack/countries.mjs`.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

const countrySchema = z.tuple([
  z.string(), // outline in a box of 1,000 units
  z.number(), // width
  z.number(), // height
  z.tuple([z.number(), z.number()]), // the point furthest from its edges
  z.string(), // flag, 512 by 512
  z.string(), // mean colour
]);
type Country = z.infer<typeof countrySchema>;

const packedUrl = new URL('../assets/countries.json.br', import.meta.url);
const opening = 'country-';
const pinned = '-pinned';

let packed: Map<string, Country> | null = null;

/** Reads the packed countries on the first call and keeps them. */
function countries(): ReadonlyMap<string, Country> {
  packed ??= new Map(
    Object.entries(
      z
        .record(z.string(), countrySchema)
        .parse(JSON.parse(brotliDecompressSync(readFileSync(packedUrl)).toString())),
    ),
  );
  return packed;
}

/** Returns the code of a country's silhouette; null for other illustrations. */
export function readCountry(icon: string): string | null {
  if (!icon.startsWith(opening)) return null;
  const code = icon.slice(opening.length).replace(pinned, '');
  return countries().has(code) ? code : null;
}

/** The silhouette with a pin in it: the country is a destination. */
export const pinnedCountry = (icon: string) => (readCountry(icon) === null ? icon : `${icon}${pinned}`);

/** How thick the country is, in units of its box, and by how much of that each layer is lower. */
const depth = 52;
const layers = 8;
/** A flag is at most this much wider or higher than it is drawn in its square; the rest of it is cut off. */
const mostStretched = 1.9;
/** The pin's height, as a share of the country's longer side, which is 1,000 units. */
const pinHeight = 300;
const pinRadius = 90;
/** The white line around it. */
const pinBorder = 9;

/** Flags of one colour whose emblem stands on the land, and the size of the flag's square. */
const centredFlags = new Map([
  ['jp', 560],
  ['vn', 560],
  ['ma', 560],
  ['al', 640],
  ['tn', 620],
  ['me', 800],
]);

/** Flags with their emblem in the upper hoist corner, or against the hoist. */
const hoistFlags =
  /^(ae|ag|au|bh|bs|cl|cu|cz|dj|et|fj|gq|gr|gw|jo|km|kw|lr|mm|my|mz|nz|ps|pr|qa|sd|ss|st|tg|tl|to|tw|us|uy|vu|za|zw|pa|ph|bj|gy|mg|om|by|tm)$/;

function named(icon: string): { code: string; country: Country; hasPin: boolean } | null {
  const code = readCountry(icon);
  const country = code === null ? undefined : countries().get(code);
  return country && code !== null ? { code, country, hasPin: icon.endsWith(pinned) } : null;
}

/** Returns the painted part of a silhouette, which costs much less than its drawing; null for others. */
export function countryInk(icon: string): OwnDrawing['ink'] | null {
  const found = named(icon);
  if (!found) return null;
  const [, width, height, [x, y]] = found.country;
  if (!found.hasPin) return [0, 0, width, height + depth];
  const reach = pinRadius + pinBorder;
  return [
    Math.min(0, x - reach),
    Math.min(0, y - pinHeight - pinBorder),
    Math.max(width, x + reach),
    height + depth,
  ];
}

/** @throws RangeError if there is no such country */
export function countryDrawing(icon: string): OwnDrawing {
  const found = named(icon);
  const ink = countryInk(icon);
  if (!found || !ink) throw new RangeError(`there is no silhouette called "${icon}"`);
  const { code, country, hasPin } = found;
  const [outline, width, height, [pinX, pinY], , color] = country;
  const defined = [
    `<clipPath id="o"><path d="${outline}" clip-rule="evenodd"/></clipPath>`,
    '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>',
    ...(hasPin ? pinGradients(isReddish(color)) : []),
  ];
  return drawing(ink, color, defined, [
    ...wall(outline, color),
    `<g clip-path="url(#o)">${flagOn(code, country)}`,
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#l)"/>`,
    edge(outline, '#000000', 0.38, -6, -8),
    edge(outline, '#ffffff', 0.62, 5, 7),
    '</g>',
    ...(hasPin ? pin(pinX, pinY) : []),
  ]);
}

/** The side of a thick plate, from its foot up. */
function wall(outline: string, color: string): string[] {
  return Array.from({ length: layers }, (_, at) => {
    const low = 1 - at / layers;
    const tone = scaled(color, 0.5 - 0.3 * low);
    return `<path transform="translate(0 ${Math.round(depth * low)})" d="${outline}" fill="${tone}" fill-rule="evenodd"/>`;
  });
}

/** Light or shade along the edges that are turned to it; the clip leaves what is inside. */
const edge = (outline: string, color: string, opacity: number, dx: number, dy: number) =>
  `<path transform="translate(${dx} ${dy})" d="${outline}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="15"/>`;

/** The flag over the country's box, bent no more than a flag may be; a tall country shows a part of it. */
function flagOn(code: string, [, width, height, [x, y], flag]: Country): string {
  const size = centredFlags.get(code);
  if (size !== undefined) {
    const field = /fill="(#[0-9a-f]+)"/.exec(flag)?.[1] ?? '#ffffff';
    const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
    return `<path d="M0 0H${width}V${height}H0Z" fill="${field}"/><g transform="${place}">${flag}</g>`;
  }
  const wide = Math.max(width, height / mostStretched);
  const high = Math.max(height, width / mostStretched);
  const left = hoistFlags.test(code) ? 0 : (width - wide) / 2;
  const top = (height - high) / 2;
  return `<g transform="translate(${left} ${top}) scale(${wide / 512} ${high / 512})">${flag}</g>`;
}

function pinGradients(isOnRed: boolean): string[] {
  return [
    round('p', isOnRed ? ['#fff3b0', '#ffc21a', '#c77700'] : ['#ff9a8f', '#ee2a34', '#8f0a1c']),
    shade('w', ['#ffffff', '#d9dee8'], 'down'),
  ];
}

/** A map pin whose point is at the place. */
function pin(x: number, y: number): string[] {
  const radius = pinRadius;
  const head = y - pinHeight + radius;
  const body =
    `M${x} ${y} C${x - radius * 0.25} ${y - radius * 0.9} ${x - radius} ${head + radius * 0.85} ${x - radius} ${head} ` +
    `A${radius} ${radius} 0 1 1 ${x + radius} ${head} C${x + radius} ${head + radius * 0.85} ${x + radius * 0.25} ${y - radius * 0.9} ${x} ${y} Z`;
  return [
    `<g opacity=".4">${ball(x + 12, y, radius * 0.55, '#000000', radius * 0.2)}</g>`,
    line(body, '#ffffff', 2 * pinBorder),
    shape(body, 'url(#p)'),
    ball(x, head, radius * 0.44, 'url(#w)'),
  ];
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function scaled(color: string, share: number): string {
  const parts = channels(color).map((value) => Math.round(value * share + 10));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function isReddish(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red > 1.5 * green && red > 1.5 * blue;
}
