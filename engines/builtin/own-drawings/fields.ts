import { createRandom, type Random } from '../random.ts';
import { ball, drawing, line, type OwnDrawing, rect, shade, shape } from './own-drawing.ts';

/** Fields up to the horizon, as wide as a picture: the ground on which the things of a scene stand. */

const [top, bottom] = [46, 64];
/** Where the rows run together, above the drawing. */
const vanishing = { x: 32, y: top - 1.6 };

interface Field {
  readonly ground: readonly [string, string, string];
  /** The mean painted colour. */
  readonly color: string;
  /** How many rows of plants there are, and how far apart near ones stand. */
  readonly rows: number;
  readonly spacing: number;
  /** How large the nearest plants are; a plant of size 1 is about two units high. */
  readonly size: number;
  /** Plants anywhere in their row rather than in lines towards the vanishing point. */
  readonly isScattered?: boolean;
  /** Strips of colour towards the vanishing point, below the plants. */
  readonly strips?: readonly string[];
  /** Plants of size 1 that grow from (0, 0) upwards. */
  readonly plants: readonly string[];
  /** How many neighbouring lines have the same plant; 0 mixes them. */
  readonly linesOfOne?: number;
}

/** Each plant is one shape that is used many times: written out, a field would be a megabyte. */
function field(name: string, { ground, color, plants, strips = [], ...more }: Field): OwnDrawing {
  const random = createRandom(7).fork(name);
  const shapes = plants.map((plant, index) => `<g id="p${index}">${plant}</g>`);
  return drawing(
    [0, top, 64, bottom],
    color,
    [shade('g', ground, 'down'), ...shapes],
    [
      rect(-4, top, 72, bottom - top + 4, 'url(#g)'),
      ...stripsOf(strips),
      ...rowsOf({ ...more, count: plants.length }, random),
    ],
  );
}

function rowsOf(
  {
    rows,
    spacing,
    size,
    isScattered,
    linesOfOne = 0,
    count,
  }: Omit<Field, 'ground' | 'color' | 'plants' | 'strips'> & { count: number },
  random: Random,
): string[] {
  const placed: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    // Rows are nearer to each other towards the horizon, as on level ground. The last is below the edge.
    const near = ((row + 1) / (rows - 1)) ** 2;
    const y = top + 0.3 + (bottom - top) * near;
    const step = spacing * (0.06 + 0.94 * near);
    // Far plants are too many to be drawn one by one: some are drawn wide enough to stand for all.
    const drawn = Math.max(step, 0.85);
    const columns = Math.ceil(36 / drawn);
    for (let column = -columns; column <= columns; column += 1) {
      const scatter = isScattered ? random.between(-0.5, 0.5) : random.between(-0.07, 0.07);
      const x = vanishing.x + (column + scatter) * drawn;
      const grown = size * (0.07 + 0.93 * near) * random.between(0.86, 1.14);
      const mixed = random.integer(0, count - 1);
      if (x < -4 || x > 68) continue;
      const line = Math.abs(Math.floor((column * drawn) / step / Math.max(1, linesOfOne)));
      const plant = linesOfOne > 0 ? line % count : mixed;
      const at = `${x.toFixed(1)} ${(y + random.between(-0.25, 0.25) * near).toFixed(1)}`;
      const scale = `${((grown * drawn) / step).toFixed(2)} ${grown.toFixed(2)}`;
      placed.push(`<use xlink:href="#p${plant}" transform="translate(${at}) scale(${scale})"/>`);
    }
  }
  return placed;
}

/** From the vanishing point to the lower edge and beyond the sides. */
function stripsOf(colors: readonly string[]): string[] {
  if (colors.length === 0) return [];
  const [width, count] = [5.2, 26];
  const { x, y } = vanishing;
  const share = (top - y) / (bottom - y);
  const above = (edge: number) => (x + (edge - x) * share).toFixed(2);
  return Array.from({ length: 2 * count }, (_, index) => {
    const from = x + (index - count) * width;
    const to = from + width;
    const fill = colors[index % colors.length] ?? '#000';
    return shape(`M${above(from)} ${top} L${from} ${bottom + 2} H${to} L${above(to)} ${top} Z`, fill);
  });
}

function tulip(color: string, light: string): string {
  return [
    line('M0 0 L0.1 -2.4', '#3f8a3a', 0.16),
    shape('M0 0 q-0.9 -0.7 -0.7 -1.7 q0.6 0.6 0.7 1.7 q0.1 -1 0.8 -1.5 q0.1 0.9 -0.8 1.5 Z', '#4f9f44'),
    shape(
      'M-0.56 -3.3 q0.3 0.3 0.36 0.2 L0.1 -3.6 L0.36 -3.1 q0.2 0.1 0.4 -0.2 C0.95 -2.2 0.6 -1.85 0.1 -1.85 C-0.4 -1.85 -0.75 -2.2 -0.56 -3.3 Z',
      color,
    ),
    ball(-0.16, -2.6, 0.17, light, 0.44),
  ].join('');
}

function sunflower(turn: number): string {
  const petals = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * 2 * Math.PI + turn;
    const color = index % 2 === 0 ? '#ffce3a' : '#f2a81e';
    return ball(Math.cos(angle) * 0.72, -2.6 + Math.sin(angle) * 0.7, 0.3, color);
  });
  return [
    line('M0 0.4 V-2.4', '#3d7a2c', 0.2),
    shape('M0 -0.2 q-1.3 -0.1 -1.3 -1 q1.1 0 1.3 1 q0.2 -1 1.4 -0.9 q0 0.8 -1.4 0.9 Z', '#4f9a3c'),
    ...petals,
    ball(0, -2.6, 0.56, '#5a3414'),
    ball(-0.08, -2.68, 0.36, '#7d4c20'),
  ].join('');
}

const lavender = [
  ball(0, -0.45, 1.15, '#5c4a8f', 0.7),
  ...[-3, -2, -1, 0, 1, 2, 3].flatMap((at) => {
    const [tipX, tipY] = [at * 0.36, -1.55 + Math.abs(at) * 0.14];
    return [
      line(`M${at * 0.16} 0 L${tipX} ${tipY}`, '#7d9a5c', 0.07),
      ball(tipX, tipY, 0.17, at % 2 === 0 ? '#a98cf0' : '#8a68dc', 0.5),
      ball(tipX - 0.04, tipY - 0.14, 0.08, '#c8b4ff', 0.22),
    ];
  }),
].join('');

function poppy(height: number): string {
  const y = -height;
  return [
    line(`M0 0.4 L0 ${y}`, '#4a8a3a', 0.13),
    ball(-0.36, y, 0.62, '#c9221a', 0.54),
    ball(0.36, y, 0.62, '#f04a38', 0.54),
    ball(0, y + 0.18, 0.7, '#e8352c', 0.44),
    ball(0, y, 0.2, '#2a1410', 0.16),
  ].join('');
}

function daisy(height: number): string {
  const petals = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI;
    return ball(
      Math.cos(angle) * 0.5,
      -height + Math.sin(angle) * 0.42,
      0.24,
      index % 2 ? '#ffffff' : '#eef0e6',
    );
  });
  return [
    line(`M0 0.4 V${-height}`, '#4a8a3a', 0.12),
    ...petals,
    ball(0, -height, 0.27, '#ffc83d', 0.23),
  ].join('');
}

/** An ear of grain on a stalk that leans with the wind. */
function ear(lean: number, color: string): string {
  return [
    line(`M0 0.6 Q0 -1.4 ${lean} -2.6`, '#c9962e', 0.1),
    ...[0, 1, 2, 3].map((at) =>
      ball(lean * (1 + at * 0.12) + (at % 2 ? 0.1 : -0.1), -2.5 - at * 0.24, 0.15, color, 0.22),
    ),
  ].join('');
}

function vine(leaf: string, hasGrapes: boolean): string {
  return [
    rect(-0.07, -2.3, 0.14, 2.4, '#6a4a2c'),
    ball(0, -0.9, 0.95, '#2f6a2a', 1),
    ball(-0.3, -1.3, 0.6, leaf, 0.55),
    ball(0.4, -1.1, 0.5, '#4a9a34', 0.5),
    ball(-0.1, -1.7, 0.45, '#7dc24a', 0.34),
    ...(hasGrapes ? [ball(0.3, -0.5, 0.2, '#6a2f8a', 0.34), ball(-0.42, -0.42, 0.18, '#7d3fa0', 0.3)] : []),
  ].join('');
}

export const fields = {
  'field-tulips': field('tulips', {
    ground: ['#8fc46a', '#5fa84a', '#2f6a2c'],
    color: '#c9605a',
    rows: 15,
    spacing: 2,
    size: 1.3,
    linesOfOne: 3,
    plants: [
      tulip('#e8384a', '#ff8a90'),
      tulip('#ffc83d', '#fff0a8'),
      tulip('#f06fa8', '#ffc0dc'),
      tulip('#ff7a3a', '#ffc29a'),
      tulip('#a860d8', '#dcb8f8'),
      tulip('#f4ece4', '#ffffff'),
    ],
  }),
  'field-sunflowers': field('sunflowers', {
    ground: ['#a8b84a', '#5f9a3c', '#2c5f24'],
    color: '#c9a030',
    rows: 13,
    spacing: 3.4,
    size: 1.7,
    isScattered: true,
    plants: [sunflower(0), sunflower(0.25)],
  }),
  'field-lavender': field('lavender', {
    ground: ['#b8a0d0', '#8a9a6a', '#5a5f3c'],
    color: '#7d62b8',
    rows: 17,
    spacing: 5.2,
    size: 1.7,
    strips: ['#75689a', '#a9a26a'],
    plants: [lavender],
  }),
  'field-poppies': field('poppies', {
    ground: ['#a4c46a', '#6aa84a', '#356a2c'],
    color: '#b8583a',
    rows: 15,
    spacing: 2.6,
    size: 1.1,
    isScattered: true,
    plants: [poppy(1.4), poppy(2), poppy(2.6)],
  }),
  'field-daisies': field('daisies', {
    ground: ['#a8d070', '#6ab04a', '#35702f'],
    color: '#a8c890',
    rows: 15,
    spacing: 2.4,
    size: 1.1,
    isScattered: true,
    plants: [daisy(1.2), daisy(1.8), daisy(2.4)],
  }),
  'field-wheat': field('wheat', {
    ground: ['#f5d98a', '#e0b048', '#a87828'],
    color: '#dcae4c',
    rows: 20,
    spacing: 0.85,
    size: 1.6,
    isScattered: true,
    plants: [ear(0.5, '#f5cf6a'), ear(0.3, '#e8b848'), ear(0.7, '#d9a234')],
  }),
  vineyard: field('vines', {
    ground: ['#b8c070', '#a0a850', '#7a7a38'],
    color: '#5f8a3c',
    rows: 20,
    spacing: 5.2,
    size: 2,
    strips: ['#8a9448', '#b8a868'],
    plants: [vine('#5fae3c', true), vine('#4f9f3a', false)],
  }),
} satisfies Record<string, OwnDrawing>;
