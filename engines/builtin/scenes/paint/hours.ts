import { evenStops, mix, stopsAt } from './color.ts';
import { fillStage } from './fill.ts';
import { glow, lightRays } from './light.ts';
import { paintStars } from './particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './sky.ts';
import type { Stage } from './stage.ts';

/** The light of an hour, of a season or of bad weather, as landscapes share it. */
export interface Hour {
  name: string;
  /** Whether light text reads better than dark text. */
  dark: boolean;
  sky: readonly [string, string, string, string];
  orb: string;
  /** From the shaded underside to the lit edge. */
  cloud: readonly [string, string, string];
  cover: number;
  /** Where the sun or moon is, in shares of the way from the top to the horizon. */
  sunHeight: number;
  /** The colour that lies on everything, and how much of it. */
  tint: readonly [color: string, amount: number];
  /** How far lamps and windows are lit, 0 to 1. */
  lamps: number;
  hasStars?: boolean;
  /** Whether snow lies on the ground and on the roofs. */
  isSnowed?: boolean;
}

export const hours = {
  day: {
    name: 'day',
    dark: true,
    sky: ['#1f74d8', '#57aef2', '#b4e2fd', '#f4fbff'],
    orb: '#fffde8',
    cloud: ['#9cc4e8', '#f2f9ff', '#ffffff'],
    cover: 0.42,
    sunHeight: 0.32,
    tint: ['#ffffff', 0],
    lamps: 0,
  },
  sunset: {
    name: 'sunset',
    dark: true,
    sky: ['#35267a', '#b8508c', '#ff8c54', '#ffe6a4'],
    orb: '#fff2c4',
    cloud: ['#74407f', '#ff8a70', '#ffdfa8'],
    cover: 0.46,
    sunHeight: 0.74,
    tint: ['#8f3d44', 0.36],
    lamps: 0.6,
  },
  dawn: {
    name: 'dawn',
    dark: false,
    sky: ['#8cbcea', '#c8dcf4', '#ffe0cc', '#fff6e0'],
    orb: '#fffbe8',
    cloud: ['#ccc8e4', '#fff0e8', '#ffffff'],
    cover: 0.4,
    sunHeight: 0.7,
    tint: ['#ffe4d0', 0.34],
    lamps: 0.2,
  },
  night: {
    name: 'night',
    dark: true,
    sky: ['#020820', '#0b2660', '#2157a0', '#6ca8dc'],
    orb: '#f4fbff',
    cloud: ['#0f2a58', '#33629f', '#94c4ee'],
    cover: 0.34,
    sunHeight: 0.3,
    tint: ['#0c1f4c', 0.66],
    lamps: 1,
    hasStars: true,
  },
  storm: {
    name: 'storm',
    dark: true,
    sky: ['#141b22', '#2f3e48', '#5b6f7a', '#9fb0b6'],
    orb: '#dfeaf0',
    cloud: ['#1c252d', '#47565f', '#8b9ba3'],
    cover: 0.86,
    sunHeight: 0.5,
    tint: ['#2f3d47', 0.5],
    lamps: 0.9,
  },
  autumn: {
    name: 'autumn',
    dark: true,
    sky: ['#5f86b8', '#9dbbd0', '#f0dcb8', '#fff2d4'],
    orb: '#fff4d8',
    cloud: ['#a8a8b8', '#f4e8d8', '#fffaf0'],
    cover: 0.4,
    sunHeight: 0.5,
    tint: ['#d98a3a', 0.2],
    lamps: 0.1,
  },
  snow: {
    name: 'snow',
    dark: false,
    sky: ['#8fb4dc', '#bcd4ee', '#e2eefa', '#fbfdff'],
    orb: '#ffffff',
    cloud: ['#b8cbe0', '#eef5fc', '#ffffff'],
    cover: 0.6,
    sunHeight: 0.4,
    tint: ['#dbe8f6', 0.26],
    lamps: 0.5,
    isSnowed: true,
  },
  'snow-night': {
    name: 'snow-night',
    dark: true,
    sky: ['#060d2c', '#15306c', '#3f6cac', '#a4c4e8'],
    orb: '#f4fbff',
    cloud: ['#16305c', '#46689c', '#a8c4e4'],
    cover: 0.4,
    sunHeight: 0.3,
    tint: ['#17305f', 0.5],
    lamps: 1,
    hasStars: true,
    isSnowed: true,
  },
} satisfies Record<string, Hour>;

/** A colour in the light of an hour. */
export const inLight = ({ tint: [color, amount] }: Hour, plain: string) => mix(plain, color, amount);

/** Sky, sun or moon, and clouds down to the horizon. Returns where the light is. */
export function paintHour(stage: Stage, hour: Hour, horizon: number): { x: number; y: number } {
  const { width, focus, random } = stage;
  const side = focus.x > width / 2 ? -1 : 1;
  const sun = { x: width / 2 + side * width * 0.29, y: horizon * hour.sunHeight };
  fillStage(stage, hour.sky[3]);
  paintSky(stage, horizon + 4, stopsAt([0, 0.4, 0.78, 1], hour.sky));
  if (hour.hasStars)
    paintStars(stage, random.fork('stars'), {
      count: 220,
      bottom: horizon,
      color: '#ffffff',
      halo: hour.sky[2],
    });
  if (hour.cover < 0.8)
    paintOrb(stage, {
      ...sun,
      radius: hour.hasStars ? 40 : 50,
      core: hour.orb,
      halo: hour.sky[3],
      aura: hour.sky[2],
    });
  paintCloudVeil(stage, random.fork('clouds'), {
    top: 0,
    bottom: horizon,
    width: 520,
    height: 132,
    cover: hour.cover,
    opacity: 0.9,
    light: sun,
    crispness: 1.6,
    stops: evenStops(...hour.cloud),
  });
  if (hour.cover < 0.8)
    lightRays(stage, random.fork('rays'), {
      ...sun,
      color: hour.orb,
      strength: 0.16,
      reach: horizon * 1.5,
      count: 20,
    });
  return sun;
}

/** Light on the ground around the hero. */
export const lightGround = ({ context, focus, height }: Stage, hour: Hour) =>
  glow(context, {
    x: focus.x,
    y: height * 0.92,
    radius: 460,
    color: hour.orb,
    strength: 0.22,
    flatness: 0.3,
  });
