/** Illustrations of our own, for what the packed set lacks: written as shapes in the set's soft light. */
export interface OwnDrawing {
  /** The contents of the `<svg>` element, in a box of 64 by 64. */
  body: string;
  /** The painted part: left, top, right, bottom. */
  ink: readonly [number, number, number, number];
  /** Mean painted colour. */
  color: string;
}

type Stops = readonly [string, string] | readonly [string, string, string];

/** A gradient from light to shade: from the upper left, or downwards. */
export function shade(id: string, stops: Stops, direction: 'across' | 'down' | 'side' = 'across'): string {
  const end = { across: 'x2="1" y2="1"', down: 'x2="0" y2="1"', side: 'x2="1" y2="0"' }[direction];
  const last = stops.length - 1;
  const list = stops.map((color, at) => `<stop offset="${at / last}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${list}</linearGradient>`;
}

/** A ball's light. */
export function round(id: string, stops: Stops): string {
  const last = stops.length - 1;
  const list = stops.map((color, at) => `<stop offset="${at / last}" stop-color="${color}"/>`).join('');
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".8">${list}</radialGradient>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** An ellipse, as a path: the rasteriser draws one of its own black where a gradient fills it. */
export const ball = (x: number, y: number, rx: number, fill: string, ry = rx) =>
  `<path d="M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z" fill="${fill}"/>`;

/** A fill that lets through what is behind: the rasteriser draws a colour of eight digits black. */
export const faint = (color: string, opacity: number) => `${color}" fill-opacity="${opacity}`;

/** A drawing of definitions and shapes. */
export function drawing(
  ink: OwnDrawing['ink'],
  color: string,
  definitions: readonly string[],
  shapes: readonly string[],
): OwnDrawing {
  return { ink, color, body: `<defs>${definitions.join('')}</defs>${shapes.join('')}` };
}
