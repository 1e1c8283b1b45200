/** What is on a coat: stripes, spots and patches, and the light and shade of its hair. */
import { ball, line, shape } from '../own-drawing.ts';
import { along, grain, type Joint, limb } from './limb.ts';
import type { Species } from './species.ts';

interface Parts {
  trunk: readonly Joint[];
  neck: readonly Joint[];
  legs: readonly (readonly Joint[])[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Across a limb, from its upper side to a share of its thickness. */
function band([x, y, radius]: Joint, at: number, from: number, to: number, width: number): string {
  const bend = grain(at) * radius * 0.16;
  const [top, low] = [y - radius * 1.04 + from * 2 * radius, y - radius + to * 2 * radius];
  return `M${round(x - width)} ${round(top)} Q${round(x + bend - width * 0.6)} ${round((top + low) / 2)} ${round(x + bend)} ${round(low)} Q${round(x + bend + width * 1.1)} ${round((top + low) / 2)} ${round(x + width)} ${round(top)} Z`;
}

const every = (joints: readonly Joint[], step: number) =>
  along(joints).filter((_, at) => at % step === Math.floor(step / 2));

/** Round spots scattered over a part. */
function scattered(
  joints: readonly Joint[],
  rows: number,
  each: (x: number, y: number, at: number) => string,
): string {
  return along(joints)
    .filter((_, at) => at % 2 === 0)
    .flatMap(([x, y, radius], column) =>
      Array.from({ length: rows }, (_, row) => {
        const at = column * 7 + row;
        const up = ((row + 0.5 + (column % 2) * 0.5) / rows) * 2 - 1;
        return each(
          x + grain(at) * radius * 0.12,
          y + up * radius * 0.94 + grain(at + 50) * radius * 0.08,
          at,
        );
      }),
    )
    .join('');
}

export function markingsOf({ markings }: Species, { trunk, neck, legs }: Parts): string {
  if (!markings) return '';
  const { color } = markings;
  const size = trunk[0]![2];
  switch (markings.kind) {
    case 'stripes':
      return (
        every(trunk, 2)
          .map((joint, at) => shape(band(joint, at, 0, 0.66 + grain(at) * 0.16, size * 0.085), color))
          .join('') +
        every(neck, 3)
          .map((joint, at) => shape(band(joint, at + 9, 0, 0.5, size * 0.07), color))
          .join('') +
        legs
          .flatMap((leg) =>
            every(leg, 5).map(([x, y, radius]) =>
              line(
                `M${round(x + radius)} ${round(y)} Q${round(x)} ${round(y + radius * 0.5)} ${round(x - radius * 0.3)} ${round(y)}`,
                color,
                size * 0.06,
              ),
            ),
          )
          .join('')
      );
    case 'zebra':
      return (
        every(trunk, 2)
          .map((joint, at) => shape(band(joint, at, 0, 1, size * 0.11), color))
          .join('') +
        every(neck, 2)
          .map(([x, y, radius], at) =>
            line(
              `M${round(x - radius * 1.1)} ${round(y + radius * 0.4 + grain(at))} L${round(x + radius * 1.1)} ${round(y - radius * 0.5)}`,
              color,
              size * 0.11,
            ),
          )
          .join('') +
        legs
          .flatMap((leg) =>
            every(leg, 3).map(([x, y, radius]) =>
              line(
                `M${round(x - radius)} ${round(y)} Q${round(x)} ${round(y + radius * 0.5)} ${round(x + radius)} ${round(y)}`,
                color,
                size * 0.07,
              ),
            ),
          )
          .join('')
      );
    case 'rosettes': {
      const rosette = (x: number, y: number, at: number) => {
        const wide = size * (0.15 + 0.03 * grain(at + 3));
        return (
          ball(x, y, wide, color, wide * 0.86) +
          ball(x + wide * 0.2, y + wide * 0.1, wide * 0.5, '#b9762c', wide * 0.42)
        );
      };
      return (
        scattered(trunk, 4, rosette) +
        scattered(neck, 3, (x, y) => ball(x, y, size * 0.06, color)) +
        legs
          .map((leg) =>
            every(leg, 3)
              .map(
                ([x, y, radius]) =>
                  ball(x + radius * 0.3, y, size * 0.055, color) +
                  ball(x - radius * 0.4, y + radius, size * 0.045, color),
              )
              .join(''),
          )
          .join('')
      );
    }
    case 'dots':
      return (
        scattered(trunk, 4, (x, y, at) =>
          grain(at + 11) > -0.4
            ? ball(x, y, size * (0.1 + 0.05 * grain(at)), color, size * (0.09 + 0.03 * grain(at + 1)))
            : '',
        ) +
        scattered(neck, 2, (x, y, at) => ball(x, y, size * (0.07 + 0.03 * grain(at)), color)) +
        legs
          .map((leg) =>
            every(leg, 5)
              .map(([x, y]) => ball(x, y, size * 0.055, color))
              .join(''),
          )
          .join('')
      );
    case 'patches':
      return (
        [
          [0.05, -0.5, 0.62],
          [0.3, 0.5, 0.4],
          [0.52, -0.55, 0.56],
          [0.78, 0.2, 0.5],
          [1, -0.2, 0.5],
        ]
          .map(([t = 0, up = 0, wide = 0], at) => {
            const list = along(trunk);
            const [x, y, radius] = list[Math.round(t * (list.length - 1))]!;
            return blob(x, y + up * radius, wide * radius, at, color);
          })
          .join('') +
        along(neck)
          .filter((_, at) => at === 9)
          .map(([x, y, radius]) => blob(x, y, radius * 0.8, 20, color))
          .join('')
      );
    case 'net':
      return (
        scattered(trunk, 4, (x, y, at) => blob(x, y, size * 0.2, at, color)) +
        along(neck)
          .filter((_, at) => at % 2 === 0)
          .map(
            ([x, y, radius], at) =>
              blob(x - radius * 0.44, y, radius * 0.5, at, color) +
              blob(x + radius * 0.5, y + radius * 0.5, radius * 0.46, at + 40, color),
          )
          .join('') +
        legs
          .map((leg) =>
            every(leg, 4)
              .slice(0, 4)
              .map(([x, y, radius], at) => blob(x, y, radius * 0.6, at, color))
              .join(''),
          )
          .join('')
      );
    case 'saddle':
      return (
        shape(
          limb(trunk.map(([x, y, radius]) => [x, y - radius * 0.72, radius * 0.6] as const)),
          color,
          'opacity=".62"',
        ) +
        shape(
          limb(neck.map(([x, y, radius]) => [x + radius * 0.5, y - radius * 0.5, radius * 0.6] as const)),
          color,
          'opacity=".45"',
        )
      );
    case 'points':
      return legs
        .map((leg) =>
          shape(
            limb(leg.slice(-3).map(([x, y, radius]) => [x, y, radius * 1.2] as const)),
            color,
            'opacity=".82"',
          ),
        )
        .join('');
    case 'bands':
      return shape(
        limb(
          trunk
            .slice(-2)
            .map(
              ([x, y, radius], at) =>
                [x + (at ? radius * 0.1 : radius * 0.2), y, radius * (at ? 1.06 : 0.7)] as const,
            ),
        ),
        color,
      );
  }
}

/** A patch with an uneven edge. */
function blob(x: number, y: number, size: number, at: number, color: string): string {
  const corners = Array.from({ length: 7 }, (_, corner) => {
    const turn = (corner / 7) * 2 * Math.PI;
    const reach = size * (1 + 0.26 * grain(at * 13 + corner));
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.9] as const;
  });
  const middle = (one: readonly [number, number], two: readonly [number, number]) =>
    `${round((one[0] + two[0]) / 2)} ${round((one[1] + two[1]) / 2)}`;
  const path = corners.map(
    (corner, index) =>
      `Q${round(corner[0])} ${round(corner[1])} ${middle(corner, corners[(index + 1) % corners.length]!)}`,
  );
  return shape(`M${middle(corners.at(-1)!, corners[0]!)} ${path.join(' ')} Z`, color);
}

/** Single hairs, light above and dark below. */
export function hairsOf({ coat, fur, foot }: Species, parts: readonly (readonly Joint[])[]): string {
  const length = fur ? 0.15 : 0.09;
  if (foot === 'pillar' && !fur) return '';
  return parts
    .flatMap((joints) =>
      along(joints).flatMap(([x, y, radius], column) =>
        [-0.7, -0.34, 0.02, 0.36, 0.7].map((up, row) => {
          const at = column * 5 + row;
          const [hx, hy] = [x + grain(at) * radius * 0.2, y + (up + 0.14 * grain(at + 31)) * radius];
          const long = radius * length * (1.4 + grain(at + 7) * 0.5);
          return line(
            `M${round(hx)} ${round(hy)} q${round(long * 0.7)} ${round(long * 0.1)} ${round(long)} ${round(long * 0.55)}`,
            up < 0 ? coat[0] : coat[2],
            radius * 0.022,
            `opacity="${up < 0 ? 0.4 : 0.3}"`,
          );
        }),
      ),
    )
    .join('');
}

/** Curls of wool over a part. */
export function woolOf({ coat }: Species, parts: readonly (readonly Joint[])[]): string {
  return parts
    .flatMap((joints) =>
      along(joints)
        .filter((_, at) => at % 2 === 0)
        .flatMap(([x, y, radius], column) =>
          [-1, -0.55, -0.1, 0.35, 0.8].map((up, row) => {
            const at = column * 5 + row;
            const size = radius * 0.24;
            const [cx, cy] = [x + grain(at) * radius * 0.1, y + up * radius];
            const tone = up < -0.4 ? coat[0] : up < 0.3 ? coat[1] : coat[2];
            return (
              ball(cx, cy, size * 1.1, tone, size) +
              line(
                `M${round(cx - size * 0.6)} ${round(cy + size * 0.2)} q${round(size * 0.6)} ${round(size * 0.7)} ${round(size * 1.1)} 0`,
                coat[2],
                size * 0.12,
                'opacity=".45"',
              )
            );
          }),
        ),
    )
    .join('');
}
