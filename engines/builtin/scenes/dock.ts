import { defineLandscape } from './define-landscape.ts';
import { paintPier } from './harbor.ts';
import { mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { fillGround, rollingGround } from './paint/hills.ts';
import { inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { paintConifers } from './paint/trees.ts';
import { paintGlitter, paintReflection } from './paint/water.ts';

/** A still lake among wooded hills, seen from a dock of planks. */
export const dock = defineLandscape(
  'dock',
  { colors: ['#4a98b0', '#3f7a68'], hours: ['sunset', 'day', 'dawn', 'night', 'storm', 'autumn'] },
  (stage, hour) => {
    const { context, width, height, random } = stage;
    const waterline = height * 0.54;
    const sun = paintHour(stage, hour, waterline);
    for (const [row, rise] of [170, 110, 60].entries()) {
      const line = rollingGround(random.fork(`hill ${row}`), {
        base: waterline - rise,
        rise: 70,
        swell: 520 - row * 60,
      });
      const color = inLight(hour, ['#7a98b0', '#5f8a8a', '#4a7a5c'][row] ?? '#4a7a5c');
      fillGround(
        stage,
        line,
        vertical(context, waterline - rise - 70, waterline, [
          [0, mix(color, hour.sky[3], 0.3 - row * 0.12)],
          [1, mix(color, hour.sky[3], 0.5 - row * 0.16)],
        ]),
      );
    }
    paintConifers(stage, random.fork('wood'), {
      base: (x) => waterline + 4 - Math.abs(x / width - 0.5) * 20,
      height: [40, 96],
      count: 74,
      color: inLight(hour, hour.name === 'autumn' ? '#8a5a2a' : '#1f5a44'),
      foot: mix(inLight(hour, '#2f6a54'), hour.sky[3], 0.3),
      rim: { color: hour.orb, x: sun.x, opacity: 0.3 },
    });
    context.fillStyle = vertical(context, waterline, height, [
      [0, mix(inLight(hour, '#7ab4c0'), hour.sky[2], 0.4)],
      [1, inLight(hour, '#12485c')],
    ]);
    context.fillRect(0, waterline, width, height);
    paintReflection(stage, random.fork('reflection'), { waterline, opacity: 0.84, ripple: 2 });
    glow(context, {
      x: sun.x,
      y: waterline + 20,
      radius: 360,
      color: hour.orb,
      strength: 0.3,
      flatness: 0.36,
    });
    paintGlitter(stage, random.fork('glitter'), {
      x: sun.x,
      waterline: waterline + 2,
      bottom: height * 0.88,
      color: hour.orb,
      width: 150,
      count: 110,
      opacity: 0.4,
    });
    paintPier(stage, random.fork('pier'), height * 0.83, hour);
    lightGround(stage, hour);
  },
);
