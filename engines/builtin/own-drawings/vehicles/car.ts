/** Draws a car, seen from its left side, from its outline, its windows and its wheels. */
import { clip, fade, glow, oval, over, short, type Tones, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { type Rim, wheel, wheelDefs } from './wheel.ts';

export interface Car {
  body: string;
  windows: readonly string[];
  wheels: readonly [front: number, rear: number];
  radius: number;
  rim: Rim;
  tones: Tones;
  /** The box of the body: left, top, right and the sill. */
  box: readonly [number, number, number, number];
  /** The line along its shoulder. */
  shoulder: string;
  seams: string;
  handles: readonly (readonly [x: number, y: number])[];
  headlight: string;
  taillight: string;
  /** Painted on the body, under the seams. */
  marks?: readonly string[];
  behind?: readonly string[];
  before?: readonly string[];
  mirror?: readonly [x: number, y: number];
  ink?: OwnDrawing['ink'];
}

export function car(kind: Car): OwnDrawing {
  const [left, top, right, sill] = kind.box;
  const { radius: r, wheels, tones } = kind;
  const high = sill - top;
  const glass = kind.windows.join(' ');
  const arch = (x: number) => oval(x, -r, r * 1.16, r * 1.14, '#0c0d10');
  return drawing(
    kind.ink ?? [left - 2, top - 2, right + 2, 1],
    tones[1],
    [
      ...wheelDefs,
      clip('b', kind.body),
      clip('g', glass),
      `<linearGradient id="pt" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${sill}"><stop offset="0" stop-color="${tones[0]}"/><stop offset=".36" stop-color="${tones[1]}"/><stop offset=".5" stop-color="${tones[0]}"/><stop offset=".56" stop-color="${tones[1]}"/><stop offset="1" stop-color="${tones[2]}"/></linearGradient>`,
      over('gl', ['#a9c6d8', '#3d566a', '#131c26'], [left * 0.2, top], [left * 0.1, top + high * 0.62]),
      fade('fl', '#05060a', [0.6, 0], [0, sill], [0, sill - high * 0.36]),
      glow('hi', '#ffffff', 0.8),
      over('ch', ['#ffffff', '#c4cad2', '#68707c'], [0, -40], [0, -14]),
      over('hl', ['#ffffff', '#e4f0fa', '#8fa4b8'], [left, -50], [left + 20, -30]),
      over('tl', ['#ff8a70', '#e0201c', '#7a0a0e'], [right - 10, -56], [right, -30]),
    ],
    [
      ...(kind.behind ?? []),
      shape(kind.body, 'url(#pt)', `stroke="${tones[2]}" stroke-width=".9"`),
      within(
        'b',
        ...(kind.marks ?? []),
        shape(kind.body, 'url(#fl)'),
        oval(left + (right - left) * 0.3, top + high * 0.42, (right - left) * 0.22, high * 0.08, 'url(#hi)'),
        oval(
          left + (right - left) * 0.76,
          top + high * 0.44,
          (right - left) * 0.18,
          high * 0.07,
          'url(#hi)',
          'opacity=".7"',
        ),
        line(kind.shoulder, '#ffffff', 1.3, 'opacity=".75"'),
        line(
          kind.shoulder.replace(/M(\S+) (\S+)/, (_, x: string, y: string) => `M${x} ${Number(y) + 2.4}`),
          tones[2],
          1,
          'opacity=".45"',
        ),
        ...wheels.map(arch),
      ),
      shape(glass, 'url(#gl)', 'stroke="#14181e" stroke-width="1.4"'),
      within(
        'g',
        shape(
          `M${left * 0.36} ${top - 4} L${left * 0.1} ${top - 4} L${left * 0.42} ${top + high} L${left * 0.64} ${top + high} Z`,
          '#ffffff',
          'opacity=".26"',
        ),
        shape(
          `M${right * 0.3} ${top - 4} L${right * 0.5} ${top - 4} L${right * 0.2} ${top + high} L${right * 0.06} ${top + high} Z`,
          '#ffffff',
          'opacity=".16"',
        ),
      ),
      line(kind.seams, tones[2], 0.9, 'opacity=".85"'),
      line(kind.seams, '#ffffff', 0.4, 'opacity=".3" transform="translate(.8 .3)"'),
      ...kind.handles.map(([x, y]) =>
        shape(
          `M${x} ${y} h8 q1.4 1 0 2 h-8 q-1.4 -1 0 -2 Z`,
          'url(#ch)',
          'stroke="#3c424a" stroke-width=".3"',
        ),
      ),
      shape(kind.headlight, 'url(#hl)', 'stroke="#3c4650" stroke-width=".6"'),
      shape(kind.taillight, 'url(#tl)', 'stroke="#4a0a0c" stroke-width=".6"'),
      ...(kind.mirror
        ? [
            shape(
              `M${short(kind.mirror[0])} ${short(kind.mirror[1])} c-5 -1 -8 1 -8 4 c0 2.4 5 3 9 2 Z`,
              tones[1],
              `stroke="${tones[2]}" stroke-width=".6"`,
            ),
          ]
        : []),
      ...wheels.map((x) => wheel(x, -r, r, kind.rim)),
      ...(kind.before ?? []),
    ],
  );
}
