import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { fillStage, paintMist, vertical } from './paint/fill.ts';
import { fillGround, paintGrass, rollingGround } from './paint/hills.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** Rolling grassland under a wide sky: fields, hills, parks and gardens. */
interface MeadowPaint {
  sky: readonly [string, string, string, string];
  orb: string;
  cloud: readonly [string, string, string];
  /** Hills from the farthest to the nearest. */
  hills: readonly [string, string, string];
  /** The near grass from the light into the shade. */
  grass: readonly [string, string, string];
  tree: readonly [string, string];
  flowers: readonly string[];
  sunHeight: number;
  hasStars?: boolean;
}

const { darkMood, lightMood } = moodsOf<MeadowPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.grass[1],
    accent,
    glow: paint.orb,
    shadow: mix(paint.grass[2], '#000000', 0.55),
  }),
);

export const meadow = defineScene<MeadowPaint>(
  'meadow',
  [
    darkMood('day', ['#4fb8f0', '#ffe14d'], {
      sky: ['#1f7ae0', '#58b4f5', '#b8e6ff', '#f4fcff'],
      orb: '#fffde8',
      cloud: ['#a0c8ec', '#f4faff', '#ffffff'],
      hills: ['#8fc8b0', '#6cb86a', '#4aa848'],
      grass: ['#c8ea5a', '#5cb83a', '#1f6a2c'],
      tree: ['#5cb04a', '#1f5a34'],
      flowers: ['#ffffff', '#ffe14d', '#ff8fb8', '#b88ff0'],
      sunHeight: 0.2,
    }),
    darkMood('sunset', ['#ff8a4a', '#ffe14d'], {
      sky: ['#3a2a80', '#c0508a', '#ff8a50', '#ffe8a0'],
      orb: '#fff4c8',
      cloud: ['#7a3a80', '#ff8a70', '#ffe0a8'],
      hills: ['#c0707a', '#8a5060', '#5a3a48'],
      grass: ['#f0a83a', '#8a6a28', '#33261f'],
      tree: ['#7a4a38', '#2a1a24'],
      flowers: ['#ffe0a0', '#ffb060', '#ff8a70'],
      sunHeight: 0.46,
    }),
    lightMood('dawn', ['#8fb8e0', '#d8335a'], {
      sky: ['#8fc0ee', '#cfe0f4', '#ffe4d0', '#fff8e4'],
      orb: '#fffbe8',
      cloud: ['#d4d0ea', '#fff4ec', '#ffffff'],
      hills: ['#c8d8d0', '#a8c8a0', '#88b880'],
      grass: ['#e4f090', '#98c060', '#4a7a48'],
      tree: ['#88b080', '#4a7058'],
      flowers: ['#ffffff', '#fff0a0', '#ffc0d8'],
      sunHeight: 0.4,
    }),
    darkMood('autumn', ['#f07a2a', '#ffe14d'], {
      sky: ['#5a7ab0', '#98b0c8', '#f0d8b0', '#fff0d0'],
      orb: '#fff4d8',
      cloud: ['#a8a8b8', '#f4e8d8', '#fffaf0'],
      hills: ['#c8a070', '#c07a3a', '#a85a24'],
      grass: ['#f0c050', '#b87a28', '#5a3418'],
      tree: ['#f08a2a', '#a83a18'],
      flowers: ['#ffb43a', '#e8602a', '#c83a20'],
      sunHeight: 0.3,
    }),
    darkMood('night', ['#3f90d8', '#ffe14d'], {
      sky: ['#02081f', '#0a2a66', '#2462a8', '#6fb0e0'],
      orb: '#f4fbff',
      cloud: ['#0f2c5c', '#3a6cae', '#a0d0f8'],
      hills: ['#1f4a7a', '#12345a', '#0a2240'],
      grass: ['#2f7a7a', '#0f3f4f', '#03121f'],
      tree: ['#123a55', '#041224'],
      flowers: ['#a0d8ff', '#ffffff'],
      sunHeight: 0.26,
      hasStars: true,
    }),
  ],
  { bloom: 0.28, vignette: 0.34 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * (stage.isTall ? 0.64 : 0.58);
    const side = focus.x > width / 2 ? -1 : 1;
    const sun = { x: width / 2 + side * width * 0.3, y: horizon * (0.2 + paint.sunHeight) };
    // The hills are drawn over it to their soft edges.
    fillStage(stage, paint.hills[0]);
    paintSky(stage, horizon + 20, stopsAt([0, 0.4, 0.78, 1], paint.sky));
    if (paint.hasStars)
      paintStars(stage, random.fork('stars'), {
        count: 200,
        bottom: horizon,
        color: '#ffffff',
        halo: paint.sky[2],
      });
    paintOrb(stage, {
      ...sun,
      radius: paint.hasStars ? 40 : 54,
      core: paint.orb,
      halo: paint.sky[3],
      aura: paint.sky[2],
    });
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: horizon,
      width: 520,
      height: 130,
      cover: 0.42,
      opacity: 0.9,
      light: sun,
      crispness: 1.6,
      stops: evenStops(...paint.cloud),
    });
    lightRays(stage, random.fork('rays'), {
      ...sun,
      color: paint.orb,
      strength: 0.2,
      reach: horizon * 1.6,
      count: 20,
    });
    paintHills(stage, random, horizon, paint);
    glow(context, {
      x: focus.x,
      y: height * 0.92,
      radius: 480,
      color: paint.orb,
      strength: 0.26,
      flatness: 0.3,
    });
  },
);

function paintHills(stage: Stage, random: Random, horizon: number, paint: MeadowPaint): void {
  const { context, width, height } = stage;
  paint.hills.forEach((color, row) => {
    const base = horizon + 8 + row * height * 0.055;
    const line = rollingGround(random.fork(`hill ${row}`), {
      base,
      rise: 52 - row * 9,
      swell: 520 - row * 70,
    });
    fillGround(
      stage,
      line,
      vertical(context, base - 60, base + 120, [
        [0, mix(color, paint.sky[3], 0.3)],
        [1, color],
      ]),
    );
    // Single trees on the ridge, and more at the sides, where no hero stands.
    for (let tree = 0; tree < 9; tree++) {
      const at = random.between(0, 1);
      if (Math.abs(at - stage.focus.x / width) < 0.16 + row * 0.04) continue;
      paintTree(
        context,
        { x: at * width, y: line(at * width) + 4, size: (26 + row * 22) * random.between(0.7, 1.3) },
        [
          mix(paint.tree[0], paint.sky[3], 0.4 - row * 0.18),
          mix(paint.tree[1], paint.sky[3], 0.34 - row * 0.15),
        ],
      );
    }
    paintMist(stage, paint.sky[3], base - 10, base + 60, [
      [0, 0],
      [0.4, 0.16],
      [1, 0],
    ]);
  });
  const near = rollingGround(random.fork('near'), { base: height * 0.76, rise: 16, swell: 620 });
  fillGround(
    stage,
    near,
    vertical(context, height * 0.73, height, [
      [0, paint.grass[0]],
      [0.42, paint.grass[1]],
      [1, paint.grass[2]],
    ]),
  );
  paintGrass(stage, random, (x) => near(x) + 6, mix(paint.grass[0], paint.grass[1], 0.4), 20);
  paintGrass(stage, random, (x) => near(x) + 60, mix(paint.grass[0], paint.grass[1], 0.75), 34);
  for (let flower = 0; flower < 70; flower++) {
    const depth = random.next() ** 0.8;
    const x = random.between(0, 1) * width;
    const y = near(x) + 18 + depth * height * 0.2;
    context.fillStyle = fade(random.pick(paint.flowers), 0.85);
    context.beginPath();
    context.arc(x, y, 2 + depth * 4.4, 0, 2 * Math.PI);
    context.fill();
  }
  paintGrass(
    stage,
    random,
    (x) => height + 22 - Math.abs(x / width - 0.5) * 100,
    mix(paint.grass[1], paint.grass[2], 0.8),
    84,
  );
}

/** A round crown of three heaps on a trunk, lit from above. */
function paintTree(
  context: Stage['context'],
  { x, y, size }: { x: number; y: number; size: number },
  [lit, dim]: readonly [string, string],
): void {
  context.fillStyle = mix(dim, '#3a2414', 0.5);
  context.fillRect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.52);
  for (const [dx, dy, radius] of [
    [-0.26, -0.66, 0.3],
    [0.26, -0.64, 0.3],
    [0, -0.92, 0.36],
  ] as const) {
    const [cx, cy, r] = [x + dx * size, y + dy * size, radius * size];
    context.fillStyle = vertical(context, cy - r, cy + r, [
      [0, lit],
      [1, dim],
    ]);
    context.beginPath();
    context.arc(cx, cy, r, 0, 2 * Math.PI);
    context.fill();
  }
}
