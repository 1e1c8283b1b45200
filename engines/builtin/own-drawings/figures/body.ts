/** Draws a figure from its joints: rounded limbs in the set's soft light. Everybody looks to the left. */
import { ball, line, round, shade, shape } from '../own-drawing.ts';
import { belly, creatureHead, tailBehind } from './creatures.ts';
import { garmentsBehind, garmentsOver } from './garments.ts';
import { hatOn } from './hats.ts';
import { behindHead, headOf } from './head.ts';
import type { Joints, Point } from './joints.ts';
import type { Look, Tones } from './look.ts';
import { mixed } from './mixed.ts';

/** Shapes of a pose: behind the figure, and between its body and its near arm, and in front of all. */
export interface Props {
  behind?: readonly string[];
  held?: readonly string[];
  front?: readonly string[];
}

const d = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' L')}`;
const n = (value: number) => Number(value.toFixed(2));

/** A limb along its joints: shade, body and the light on its upper left. */
function limb(points: readonly Point[], width: number, [lit, body, dim]: Tones): string {
  const moved = (by: number) => points.map(([x, y]) => [x - by, y - by] as const);
  return (
    line(d(points), dim, width) +
    line(d(moved(width * 0.06)), body, width * 0.84) +
    line(d(moved(width * 0.17)), lit, width * 0.26, 'opacity=".6"')
  );
}

export const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** A closed hand at the end of a forearm, its thumb to the front. */
function hand([x, y]: Point, [fromX, fromY]: Point, size: number): string {
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI - 90;
  const scale = size / 2.6;
  return `<g transform="translate(${x} ${y}) rotate(${n(turn)}) scale(${n(scale)})">${
    shape('M-2.1 -2.6 C-2.9 .2 -2.7 2.8 -.2 3.1 C2.5 3.2 2.9 .4 2.1 -2.6 Z', 'url(#skin)') +
    shape('M1.4 -1.6 C3.6 -1 3.9 1.2 2.6 1.8 C1.8 1.4 1.5 0 1.4 -1.6 Z', 'url(#skin)') +
    line('M-1 1.4 v1.3 M.5 1.5 v1.3', '#00000055', 0.35)
  }</g>`;
}

function foot([x, y]: Point, knee: Point, { shoes }: Look, lies: boolean): string {
  const along = lies ? -90 : Math.max(-50, Math.min(50, (x - knee[0]) * 2.2));
  const sole = `M${x + 3} ${y + 1.4} H${x - 5.4} C${x - 7.4} ${y + 1.2} ${x - 6.6} ${y - 2} ${x - 3.4} ${y - 2.6} L${x + 0.4} ${y - 4.4} H${x + 3.2} Z`;
  return `<g transform="rotate(${n(along)} ${x} ${y})">${shape(sole, shoes[1])}${line(`M${x - 5.6} ${y + 1.4} H${x + 3}`, shoes[2], 1.1)}</g>`;
}

/** A boot's shaft, up to the middle of the shin, with its cuff. */
function boot([knee, sole]: Joints['nearLeg'], width: number, tones: Tones | undefined): string {
  if (!tones) return '';
  const [cuff, low] = [between(knee, sole, 0.44), between(knee, sole, 0.86)];
  return limb([cuff, low], width, tones) + line(d([cuff, between(cuff, low, 0.16)]), tones[0], width * 1.1);
}

export function drawFigure(
  look: Look,
  joints: Joints,
  { behind = [], held = [], front = [] }: Props,
): string {
  const { neck, hip, nearArm, farArm, nearLeg, farLeg, lies = false } = joints;
  const isSuit = look.hat === 'space';
  const arm = look.isYoung ? 4.2 : 4.6;
  const leg = look.isYoung ? 5.4 : 6.2;
  const dim = (tones: Tones): Tones => [tones[1], mixed(tones[1], tones[2]), tones[2]];
  const across = direction(neck, hip);
  const shoulder = (side: number): Point => [
    neck[0] + across[0] * 3.6 + across[1] * side,
    neck[1] + across[1] * 3.6 - across[0] * side,
  ];
  const [nearShoulder, farShoulder] = [shoulder(2.6), shoulder(-3.4)];
  const legs = look.skirt === 'robe' ? look.top : look.skirt === 'dress' ? look.skin : look.bottom;
  const ankle = (from: Point, to: Point) => between(from, to, 0.8);
  const wrist = (from: Point, to: Point) => between(from, to, 0.86);
  return [
    `<defs>${round('skin', look.skin)}${shade('top', look.top)}${round('hair', look.hair)}${shade('white', ['#ffffff', '#eceff4', '#b4bcc8'])}</defs>`,
    ...behind,
    onTrunk(joints, garmentsBehind(look)),
    look.cape ? cape(look.cape, joints) : '',
    look.creature ? tailBehind(look.creature, joints, look.skin) : '',
    limb([farShoulder, farArm[0], wrist(...farArm)], arm, dim(look.top)),
    isSuit ? ball(...farArm[1], 2.8, look.shoes[0]) : hand(farArm[1], farArm[0], 2.5),
    limb([hip, farLeg[0], ankle(...farLeg)], leg, dim(legs)),
    foot(farLeg[1], farLeg[0], look, lies),
    boot(farLeg, leg * 1.08, look.boots && dim(look.boots)),
    look.creature ? '' : behindHead(look, joints),
    limb([[hip[0] + 0.6, hip[1]], nearLeg[0], ankle(...nearLeg)], leg, legs),
    foot(nearLeg[1], nearLeg[0], look, lies),
    boot(nearLeg, leg * 1.12, look.boots),
    torso(look, joints),
    look.creature && look.top === look.skin ? belly(look.creature, joints) : '',
    line(
      d([between(neck, hip, 0.06), between(neck, joints.head, 0.5)]),
      mixed(look.skin[1], look.skin[2]),
      4.4,
    ),
    onTrunk(joints, garmentsOver(look)),
    ...(look.apron && hip[1] < 50 ? [apron(joints)] : []),
    look.creature
      ? turned(
          joints,
          creatureHead({ ...look, creature: look.creature }, joints) +
            (look.hat
              ? `<g transform="translate(${joints.head[0]} ${joints.head[1] - 1})">${hatOn(look, [0, 0], 9.4)}</g>`
              : ''),
        )
      : headOf(look, joints),
    ...held,
    limb([nearShoulder, nearArm[0], wrist(...nearArm)], arm, look.top),
    isSuit ? ball(...nearArm[1], 2.9, look.shoes[0]) : hand(nearArm[1], nearArm[0], 2.7),
    ...front,
  ].join('');
}

function direction([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [(toX - x) / length, (toY - y) / length];
}

/** Chest and hips, and the skirt over the legs. */
function torso(look: Look, { neck, hip, nearLeg, farLeg }: Joints): string {
  const [ax, ay] = direction(neck, hip);
  const side = (from: Point, along: number, out: number): string =>
    `${n(from[0] + ax * along - ay * out)} ${n(from[1] + ay * along + ax * out)}`;
  const body = shape(
    `M${side(neck, 0.4, 2.6)} C${side(neck, 0.2, 6.6)} ${side(neck, 3, 7.2)} ${side(neck, 6, 6.8)} L${side(hip, 1, 5)} C${side(hip, 4.4, 4.6)} ${side(hip, 4.4, -4.6)} ${side(hip, 1, -5)} L${side(neck, 6, -6.4)} C${side(neck, 3, -7)} ${side(neck, 0.2, -6.2)} ${side(neck, 0.4, -2.6)} Z`,
    'url(#top)',
  );
  if (look.creature) return body;
  if (look.worn?.includes('lab-coat')) return coatTail(side, { hip, nearLeg, farLeg }) + body;
  if (!look.skirt)
    return body + line(`M${side(hip, 2.6, 4.6)} L${side(hip, 2.6, -4.6)}`, look.bottom[2], 1.8);
  const share = look.skirt === 'robe' ? 0.9 : 0.3;
  const low = (leg: Joints['nearLeg']) => between(leg[0], leg[1], share);
  const [left, right] = [low(nearLeg), low(farLeg)].sort((one, other) => one[0] - other[0]) as [Point, Point];
  const wide = look.skirt === 'robe' ? 5 : 6;
  const skirt = shape(
    `M${side(hip, -5, 4.6)} L${n(left[0] - wide)} ${n(left[1])} Q${n((left[0] + right[0]) / 2)} ${n(Math.max(left[1], right[1]) + 3)} ${n(right[0] + wide)} ${n(right[1])} L${side(hip, -5, -4.6)} Z`,
    'url(#top)',
  );
  return skirt + body + line(`M${side(hip, -4, 4.8)} L${side(hip, -4, -4.8)}`, look.top[2], 1.4);
}

/** An open coat's lower part, behind which the trousers are seen. */
function coatTail(
  side: (from: Point, along: number, out: number) => string,
  { hip, nearLeg, farLeg }: Pick<Joints, 'hip' | 'nearLeg' | 'farLeg'>,
): string {
  const knees = [nearLeg[0], farLeg[0]].sort((one, other) => one[0] - other[0]) as [Point, Point];
  const [front, back] = knees;
  return (
    shape(
      `M${side(hip, -5, 1.6)} L${n(front[0] + 1)} ${n(front[1] + 1)} L${n(back[0] + 5)} ${n(back[1] + 2.6)} L${side(hip, -5, -5)} Z`,
      'url(#white)',
    ) +
    shape(
      `M${side(hip, -5, 4.8)} L${n(front[0] - 4.4)} ${n(front[1] + 1)} L${n(front[0] - 1.6)} ${n(front[1] + 1.6)} L${side(hip, -5, 2.4)} Z`,
      'url(#white)',
    )
  );
}

function cape(tones: Tones, { neck: [x, y], hip }: Joints): string {
  const low = Math.min(60, hip[1] + 16);
  return (
    shape(
      `M${n(x - 4)} ${n(y + 0.6)} L${n(x + 4)} ${n(y)} C${n(x + 12)} ${n(y + 10)} ${n(x + 12)} ${n(low - 8)} ${n(x + 15)} ${n(low)} C${n(x + 8)} ${n(low + 2)} ${n(x + 2)} ${n(low - 1)} ${n(x - 3)} ${n(low)} Z`,
      tones[1],
    ) + line(`M${n(x + 5)} ${n(y + 8)} L${n(x + 8)} ${n(low - 4)}`, tones[2], 1)
  );
}

function apron({ neck, hip }: Joints): string {
  const [x, y] = hip;
  return (
    shape(
      `M${n(neck[0] - 5)} ${n(neck[1] + 7)} L${n(neck[0] + 2)} ${n(neck[1] + 7)} L${x + 4} ${y - 4} L${x + 4.6} ${y + 12} Q${x - 2} ${y + 14} ${x - 7} ${y + 12} L${x - 6.4} ${y - 4} Z`,
      'url(#white)',
    ) + line(`M${x - 6} ${y - 2.4} L${x + 5} ${y - 2.4}`, '#b4bcc8', 1)
  );
}

const turned = ({ head: [x, y], nod = 0 }: Joints, content: string) =>
  nod === 0 ? content : `<g transform="rotate(${nod} ${x} ${y})">${content}</g>`;

/** How long the trunk is that clothes are drawn for. */
const trunk = 19;

/** Puts what is drawn on an upright trunk where a figure's is. */
function onTrunk({ neck, hip }: Joints, content: string): string {
  if (content === '') return '';
  const [across, along] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(across, along) || 1;
  const matrix = [along / length, -across / length, across / trunk, along / trunk, ...neck].map(n);
  return `<g transform="matrix(${matrix.join(' ')})">${content}</g>`;
}
