import type { SceneId } from '../vocabulary.ts';
import { defineScene, type Finish, moodsOf, type PaintedMood } from './define-scene.ts';
import { mix } from './paint/color.ts';
import { type Hour, hours, inLight } from './paint/hours.ts';
import type { Stage } from './paint/stage.ts';
import type { Scene } from './scene.ts';

const { darkMood, lightMood } = moodsOf<Hour, readonly [primary: string, ground: string, accent: string]>(
  (hour, [primary, ground, accent]) => ({
    primary,
    secondary: ground,
    accent,
    glow: hour.orb,
    shadow: mix(ground, '#000000', 0.66),
  }),
);

export type HourName = keyof typeof hours;

interface Landscape {
  /** The colour of its things, and of its ground, by day. */
  colors: readonly [things: string, ground: string];
  /** Its hours, the usual one first. */
  hours: readonly [HourName, ...HourName[]];
  finish?: Finish;
}

/** A landscape that states its colours once, by day, and is seen in the light of several hours. */
export function defineLandscape(
  id: SceneId,
  { colors: [things, ground], hours: names, finish = { bloom: 0.26, vignette: 0.36 } }: Landscape,
  paint: (stage: Stage, hour: Hour) => void,
): Scene {
  const mood = (name: HourName): PaintedMood<Hour> => {
    const hour: Hour = hours[name];
    const lit = [mix(inLight(hour, things), hour.sky[1], 0.3), inLight(hour, ground)] as const;
    return hour.dark
      ? darkMood(hour.name, [...lit, '#ffe14d'], hour)
      : lightMood(hour.name, [...lit, '#d8335a'], hour);
  };
  const [first, ...others] = names;
  return defineScene(id, [mood(first), ...others.map(mood)], finish, (stage, { paint: hour }) =>
    paint(stage, hour),
  );
}
