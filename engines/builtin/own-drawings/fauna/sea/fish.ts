/** Draws fish and whales, seen from their left, from an outline and what is on it. */
import { grain, type Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, mixed, outline, oval, over, short, type Tones, within } from '../paint.ts';

export interface Fin {
  /** Its outline; rays run from the first point to all others. */
  points: readonly Point[];
  tones?: Tones;
  layer?: 'behind' | 'front';
  /** Soft rays are seen through the skin; a whale's and a shark's fin is solid. */
  isSolid?: true;
}

export interface Fish {
  /** From nose over the back to the tail, and back along the belly. */
  back: readonly Point[];
  belly: readonly Point[];
  tones: { back: Tones; belly: Tones };
  /** Where the belly's colour begins, as a share of the height. */
  seam?: number;
  isSharp?: boolean;
  fins: readonly Fin[];
  finTones: Tones;
  scales?: { size: number; color: string };
  bands?: readonly (readonly Point[])[];
  bandTones?: Tones;
  marks?: readonly string[];
  eye: readonly [x: number, y: number, r: number, iris: string];
  /** On top of all: mouth, gills, teeth. */
  face: readonly string[];
  ink: OwnDrawing['ink'];
}

export function fish(kind: Fish): OwnDrawing {
  const all = [...kind.back, ...[...kind.belly].reverse()];
  const body = outline(all);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [right - left, bottom - top];
  const seam = top + high * (kind.seam ?? 0.56);
  const spread = kind.isSharp ? 0.05 : 0.24;
  const finOf = ({ points, tones = kind.finTones, isSolid }: Fin, at: number) => {
    const path = outline(points);
    const [root = [0, 0], ...rest] = points;
    return (
      shape(
        path,
        `url(#f${at})`,
        `stroke="${tones[2]}" stroke-width="${short(wide * 0.004)}" stroke-opacity=".7"`,
      ) +
      (isSolid
        ? ''
        : `<g clip-path="url(#fc${at})">${rest
            .flatMap(([x, y], index) => {
              const [nx, ny] = rest[index + 1] ?? [x, y];
              return [0, 0.33, 0.66].map((share) =>
                line(
                  `M${short(root[0])} ${short(root[1])} L${short(x + (nx - x) * share)} ${short(y + (ny - y) * share)}`,
                  tones[2],
                  short(wide * 0.004),
                  'opacity=".5"',
                ),
              );
            })
            .join('')}</g>`)
    );
  };
  const scales = kind.scales
    ? Array.from({ length: Math.ceil(high / (kind.scales.size * 0.8)) }, (_, row) =>
        Array.from({ length: Math.ceil(wide / kind.scales!.size) }, (_, column) => {
          const size = kind.scales!.size;
          const [x, y] = [left + column * size + (row % 2) * size * 0.5, top + row * size * 0.8];
          const light = grain(row * 31 + column) > 0.1;
          return (
            (light
              ? oval(
                  x,
                  y,
                  size * 0.4,
                  size * 0.34,
                  '#ffffff',
                  `opacity="${short(0.06 + 0.1 * Math.abs(grain(row * 7 + column)))}"`,
                )
              : '') +
            line(
              `M${short(x + size * 0.1)} ${short(y - size * 0.44)} q${short(size * 0.62)} ${short(size * 0.44)} 0 ${short(size * 0.88)}`,
              kind.scales!.color,
              short(size * 0.09),
              'opacity=".42"',
            )
          );
        }).join(''),
      ).join('')
    : '';
  const { fins } = kind;
  const layer = (which: 'behind' | 'front') =>
    fins.map((one, at) => ((one.layer ?? 'behind') === which ? finOf(one, at) : '')).join('');
  return drawing(
    kind.ink,
    kind.tones.back[1],
    [
      clip('b', body),
      over('bk', kind.tones.back, [left + wide * 0.4, top], [left + wide * 0.46, seam + high * 0.2]),
      over('bl', kind.tones.belly, [left + wide * 0.3, seam], [left + wide * 0.36, bottom]),
      `<linearGradient id="mk" gradientUnits="userSpaceOnUse" x1="0" y1="${short(seam - high * spread)}" x2="0" y2="${short(seam + high * spread)}"><stop offset="0" stop-color="${kind.tones.belly[1]}" stop-opacity="0"/><stop offset="1" stop-color="${kind.tones.belly[1]}"/></linearGradient>`,
      fade('lo', '#06121c', [0.55, 0], [0, bottom], [0, bottom - high * 0.42]),
      glow('hi', '#ffffff', 0.65),
      glow('sh', '#06101a', 0.6),
      ...(kind.bandTones ? [over('bd', kind.bandTones, [0, top], [0, bottom])] : []),
      ...fins.flatMap(({ points, tones = kind.finTones, isSolid }, at) => {
        const [fx, fy] = [points.map(([x]) => x), points.map(([, y]) => y)];
        return [
          over(`f${at}`, tones, [Math.min(...fx), Math.min(...fy)], [Math.max(...fx), Math.max(...fy)]),
          ...(isSolid ? [] : [clip(`fc${at}`, outline(points))]),
        ];
      }),
    ],
    [
      layer('behind'),
      shape(body, 'url(#bk)'),
      within(
        'b',
        shape(body, 'url(#mk)'),
        shape(`M${left} ${seam + high * spread} H${right} V${bottom + 4} H${left} Z`, 'url(#bl)'),
        ...(kind.bands ?? []).map((band) =>
          shape(
            outline(band),
            'url(#bd)',
            `stroke="#14100e" stroke-width="${short(wide * 0.012)}" stroke-opacity=".8"`,
          ),
        ),
        ...(kind.marks ?? []),
        scales,
        shape(body, 'url(#lo)'),
        oval(left + wide * 0.36, top + high * 0.2, wide * 0.34, high * 0.13, 'url(#hi)', 'opacity=".8"'),
        oval(left + wide * 0.2, top + high * 0.3, wide * 0.12, high * 0.1, 'url(#hi)', 'opacity=".5"'),
        ...speckles(left, top, wide, high, kind.tones.back),
      ),
      layer('front'),
      ...kind.face,
      eye(...kind.eye),
    ],
  );
}

/** The grain of skin. */
const speckles = (left: number, top: number, wide: number, high: number, tones: Tones) =>
  Array.from({ length: 46 }, (_, at) =>
    oval(
      left + (grain(at) * 0.5 + 0.5) * wide,
      top + (grain(at + 70) * 0.5 + 0.5) * high * 0.6,
      wide * (0.004 + 0.004 * Math.abs(grain(at + 9))),
      wide * 0.004,
      mixed(tones[2], tones[0], grain(at + 5) > 0 ? 0.8 : 0.1),
      'opacity=".3"',
    ),
  );
