/** Draws a bird, seen from its left, from what it looks like and how it holds itself. */
import { boundsOf, type Joint, limb, type Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, fade, glow, oval, short, turned, within } from '../paint.ts';
import { beakReach, behindHead, faceOf, headGradients, tipClip } from './heads.ts';
import { feet, legs } from './legs.ts';
import type { Bird, BirdPose } from './look.ts';
import { perch, perchReach } from './perch.ts';
import { foldedWing, plumage, spreadWing } from './plumage.ts';
import { clearOfGround, tailOf, tailReach } from './tails.ts';

/** Where the legs are, from the tail's root to the breast. */
const hips = 0.42;

interface Skeleton {
  torso: readonly Joint[];
  vent: Point;
  chest: Point;
  shoulder: Point;
  head: Joint;
  axis: number;
}

function skeletonOf(bird: Bird, pose: BirdPose): Skeleton {
  const { long, deep, leg } = bird;
  const pitch = pose === 'flying' ? (bird.flightPitch ?? 6) : pose === 'swimming' ? 4 : bird.pitch;
  const [dx, dy] = turned(180 + pitch);
  // The soles of one who stands are on the ground, and the water is at the same height.
  const height = pose === 'swimming' ? deep * 0.2 : pose === 'flying' ? deep * 0.5 : leg.long + deep * 0.3;
  const vent: Point = [-dx * long * hips, -height - dy * long * hips];
  const on = (share: number, radius: number): Joint => [
    vent[0] + dx * long * share,
    vent[1] + dy * long * share,
    radius * deep,
  ];
  const chest = on(1, 0.36);
  const neck = (pose === 'flying' && bird.inFlight ? bird.inFlight : bird.neck).map(
    ([x, y, r]): Joint => [chest[0] + x, chest[1] + y, r],
  );
  const torso = [on(-0.06, 0.12), on(0.16, 0.34), on(0.42, 0.49), on(0.72, 0.5), chest, ...neck];
  const shoulder = on(0.84, 0);
  return {
    torso,
    vent,
    chest: [chest[0], chest[1]],
    shoulder: [shoulder[0], shoulder[1]],
    head: torso.at(-1)!,
    axis: pitch,
  };
}

export function bird(kind: Bird, pose: BirdPose): OwnDrawing {
  const bones = skeletonOf(kind, pose);
  const { torso, vent, shoulder, head, axis } = bones;
  const [left, top, right, bottom] = boundsOf(torso);
  const [hx, hy, hr] = head;
  const isFlying = pose === 'flying';
  const { deep, long, wing } = kind;
  const body = limb(torso);
  const hip: Point = [
    vent[0] - Math.cos((axis * Math.PI) / 180) * long * hips,
    vent[1] - Math.sin((axis * Math.PI) / 180) * long * hips,
  ];
  const arm = (side: 'near' | 'far') => {
    const [sx, sy] = side === 'near' ? shoulder : [shoulder[0] - deep * 0.16, shoulder[1] - deep * 0.16];
    const size = side === 'near' ? 1 : 0.92;
    const at = (degrees: number, share: number, [x, y]: Point): Point => {
      const [mx, my] = turned(degrees, wing.far * share * size);
      return [x + mx, y + my];
    };
    const start: Point = [sx, sy];
    const elbow = at(side === 'near' ? -58 : -104, 0.3, start);
    const wrist = at(side === 'near' ? -86 : -128, 0.34, elbow);
    const tip = at(side === 'near' ? -62 : -96, 0.22, wrist);
    return {
      arm: [start, elbow, wrist, tip] as const,
      from: side === 'near' ? 12 : -14,
      to: side === 'near' ? -52 : -92,
      near: wing.near * size,
      far: wing.far * size,
      ...(wing.isFingered && { isFingered: true }),
    };
  };
  const wingTop = isFlying ? wing.far * 1.75 : 0;
  const tailPitch = isFlying
    ? (kind.flightPitch ?? 4)
    : pose === 'standing'
      ? clearOfGround(kind, vent, axis)
      : axis;
  const tail = tailReach(kind, vent, tailPitch);
  const beak = beakReach(kind.head);
  const size = kind.head.size ?? 1;
  const ink: OwnDrawing['ink'] = [
    Math.min(
      left,
      pose === 'perched' ? perchReach(long)[0] : left,
      hx - hr * size * beak.left - 1,
      isFlying ? shoulder[0] - wing.far * 0.62 : left,
      tail[0],
    ) - 1,
    Math.min(top - 1, hy - hr * beak.up, tail[1], isFlying ? shoulder[1] - wingTop : 0) - 1,
    Math.max(
      right,
      tail[2],
      pose === 'perched' ? perchReach(long)[2] : right,
      isFlying
        ? Math.max(
            shoulder[0] + wing.near * 1.06 + wing.far * 0.3,
            kind.leg.kind === 'wading' ? hip[0] + long * 0.14 + kind.leg.long * 1.3 : 0,
          )
        : 0,
    ) + 1,
    pose === 'swimming'
      ? deep * 0.16
      : pose === 'perched'
        ? perchReach(long)[3]
        : isFlying
          ? Math.max(bottom + 6, tail[3])
          : 2,
  ];
  const scale = `translate(${hx.toFixed(1)} ${hy.toFixed(1)}) scale(${hr.toFixed(2)})`;
  const whole = drawing(
    ink,
    kind.tones[1],
    [
      clip('b', body),
      fade(
        'lo',
        '#0c0814',
        [0.42, 0],
        [hip[0] + deep * 0.1, hip[1] + deep * 0.56],
        [hip[0] - deep * 0.1, hip[1] - deep * 0.06],
      ),
      glow('hi', '#ffffff', 0.5),
      glow('sh', '#120c18', 0.6),
      ...headGradients(kind.head),
      ...tipClip(kind.head),
      '<linearGradient id="wl" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>',
    ],
    [
      ...(isFlying ? [spreadWing(arm('far'), wing, 0.32)] : []),
      tailOf(kind, vent, tailPitch),
      ...(isFlying ? [feet(kind, hip)] : []),
      ...(pose === 'perched' ? [perch(long)] : []),
      ...(pose === 'standing' || pose === 'perched' ? [legs(kind, hip, 'far')] : []),
      `<g transform="${scale}">${behindHead(kind.head)}</g>`,
      shape(body, kind.tones[1]),
      within(
        'b',
        plumage(torso, kind.colors, { rows: kind.rows ?? 9, columns: Math.round((kind.rows ?? 9) * 2.6) }),
        shape(body, 'url(#lo)'),
        oval(
          shoulder[0] - deep * 0.1,
          shoulder[1] - deep * 0.2,
          deep * 0.55,
          deep * 0.4,
          'url(#hi)',
          'opacity=".55"',
        ),
        oval(hx - hr * 0.2, hy - hr * 0.5, hr * 0.9, hr * 0.6, 'url(#hi)', 'opacity=".6"'),
        oval(hx + hr * 0.3, hy + hr * 1.05, hr * 1.2, hr * 0.5, 'url(#sh)', 'opacity=".28"'),
      ),
      ...(pose === 'standing' || pose === 'perched' ? [legs(kind, hip, 'near')] : []),
      ...(isFlying
        ? [spreadWing(arm('near'), wing)]
        : [
            within(
              'b',
              oval(
                hip[0] - deep * 0.1,
                hip[1] + deep * 0.3,
                long * 0.5,
                deep * 0.3,
                'url(#sh)',
                'opacity=".5"',
              ),
            ),
            foldedWing(
              [shoulder[0] + deep * 0.02, shoulder[1] - deep * 0.2],
              axis + (wing.turn ?? 6),
              wing.long,
              wing.deep,
              wing,
            ),
          ]),
      `<g transform="${scale}">${faceOf(kind.head)}</g>`,
    ],
  );
  if (pose !== 'swimming') return whole;
  // Water closes over the lower part of the body.
  const cut = clip(
    'wt',
    `M${ink[0]} ${ink[1]} H${ink[2]} V0 Q${(left + right) / 2} ${deep * 0.07} ${ink[0]} 0 Z`,
  );
  return {
    ...whole,
    body: `<defs>${cut}</defs>${within('wt', whole.body)}${ripples(left, Math.max(right, tail[2]), deep)}`,
  };
}

/** Rings of the water around the body of one who swims. */
function ripples(left: number, right: number, deep: number): string {
  const [middle, wide] = [(left + right) / 2, (right - left) / 2];
  const arc = (share: number, y: number, sag: number) =>
    `M${short(middle - wide * share)} ${short(y)} Q${short(middle)} ${short(y + sag)} ${short(middle + wide * share)} ${short(y)}`;
  return [
    line(arc(0.98, 0, deep * 0.07), '#0c2a3c', deep * 0.05, 'opacity=".35"'),
    line(arc(1, deep * 0.012, deep * 0.08), '#ffffff', deep * 0.028, 'opacity=".7"'),
    line(arc(0.72, deep * 0.07, deep * 0.06), '#e4f4fa', deep * 0.022, 'opacity=".5"'),
    line(arc(0.4, deep * 0.12, deep * 0.03), '#e4f4fa', deep * 0.018, 'opacity=".4"'),
  ].join('');
}
