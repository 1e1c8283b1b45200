import type { SceneId } from '../vocabulary.ts';
import { defineScene, moodsOf, type PaintedMood } from './define-scene.ts';
import { mix } from './paint/color.ts';
import { type Hour, hours, inLight } from './paint/hours.ts';
import type { Stage } from './paint/stage.ts';
import type { Scene } from './scene.ts';

/** A room at an hour: what is outside its windows, and how its own light colours it. */
export interface Indoors {
  outside: Hour;
  /** The colour of a thing in the room's light. */
  tone(color: string): string;
  lamp: string;
  /** How far the lamps are lit, 0 to 1. */
  lamps: number;
}

const rooms = {
  day: { hour: 'day', tint: ['#fff4e0', 0.08], lamps: 0.3, dark: false },
  evening: { hour: 'sunset', tint: ['#5a2a1c', 0.36], lamps: 0.9, dark: true },
  night: { hour: 'night', tint: ['#33201c', 0.46], lamps: 1, dark: true },
  storm: { hour: 'storm', tint: ['#33261f', 0.34], lamps: 1, dark: true },
} as const;

const { darkMood, lightMood } = moodsOf<Indoors, readonly [primary: string, ground: string, accent: string]>(
  ({ lamp }, [primary, ground, accent]) => ({
    primary,
    secondary: ground,
    accent,
    glow: lamp,
    shadow: mix(ground, '#000000', 0.66),
  }),
);

/** A room that states its colours once and is seen by day, in the evening and at night. */
export function defineInterior(
  id: SceneId,
  [things, ground]: readonly [string, string],
  paint: (stage: Stage, indoors: Indoors) => void,
): Scene {
  const mood = (name: keyof typeof rooms): PaintedMood<Indoors> => {
    const { hour, tint, lamps, dark } = rooms[name];
    const tone = (color: string) => inLight({ ...hours.day, tint }, color);
    const indoors = { outside: hours[hour], tone, lamps, lamp: '#ffd092' };
    return dark
      ? darkMood(name, [tone(things), tone(ground), '#ffe14d'], indoors)
      : lightMood(name, [tone(things), tone(ground), '#d8335a'], indoors);
  };
  return defineScene(
    id,
    [mood('day'), mood('evening'), mood('night'), mood('storm')],
    { bloom: 0.24, vignette: 0.42 },
    (stage, { paint: indoors }) => paint(stage, indoors),
  );
}
