/** What light and colour become. `force` is 1 where nothing else is asked for; 0 changes nothing. */
import { channelsOf, clamp, lumaOf, mix, smoothstep } from '../pixels/picture.ts';
import type { Grade } from './colour-table.ts';

const luma = (color: Float64Array) => lumaOf(color[0]!, color[1]!, color[2]!);

function each(color: Float64Array, change: (value: number) => number): void {
  for (let channel = 0; channel < 3; channel += 1) color[channel] = clamp(change(color[channel]!));
}

/** Lifts the tones in between; white stays white, black black. */
export const brighten =
  (force: number): Grade =>
  (color) => {
    each(color, (value) => value ** (1 / (1 + 0.62 * force)));
    saturation(0.06 * force)(color);
  };

export const darken =
  (force: number): Grade =>
  (color) => {
    each(color, (value) => value ** (1 + 0.42 * force) * (1 - 0.1 * Math.min(2, force)));
  };

/** An S-shaped curve; a negative force flattens. */
export const contrast =
  (force: number): Grade =>
  (color) => {
    if (force < 0) {
      each(color, (value) => mix(value, 0.5, Math.min(0.7, -0.3 * force)));
      return;
    }
    const share = Math.min(1, 0.5 * force);
    each(color, (value) => mix(value, value * value * (3 - 2 * value), share));
  };

/** Strengthens colours by a share; those that are strong already, less. */
export const saturation =
  (share: number): Grade =>
  (color) => {
    const grey = luma(color);
    const most = Math.max(color[0]!, color[1]!, color[2]!);
    const least = Math.min(color[0]!, color[1]!, color[2]!);
    const room = share > 0 ? 1 - 0.65 * (most - least) : 1;
    const factor = Math.max(0, 1 + share * room);
    each(color, (value) => grey + (value - grey) * factor);
  };

/** Towards candlelight; a negative force towards ice. Brightness stays. */
export const warmth =
  (force: number): Grade =>
  (color) => {
    const before = luma(color);
    color[0] = color[0]! * (1 + 0.13 * force);
    color[1] = color[1]! * (1 + 0.015 * force);
    color[2] = color[2]! * (1 - 0.2 * force);
    const after = luma(color);
    const scale = after > 0.001 ? mix(1, before / after, 0.8) : 1;
    each(color, (value) => value * scale);
  };

export const blackAndWhite =
  (force: number): Grade =>
  (color) => {
    // Red counts more than in brightness, which makes skin light and skies dark.
    const grey = 0.38 * color[0]! + 0.5 * color[1]! + 0.12 * color[2]!;
    const firm = mix(grey, grey * grey * (3 - 2 * grey), 0.35);
    each(color, (value) => mix(value, firm, Math.min(1, force)));
  };

export const sepia =
  (force: number): Grade =>
  (color) => {
    const grey = luma(color);
    const tones = [grey ** 0.82, grey ** 1.04 * 0.92, grey ** 1.35 * 0.74];
    for (let channel = 0; channel < 3; channel += 1) {
      color[channel] = clamp(mix(color[channel]!, tones[channel]!, Math.min(1, force)));
    }
  };

/** All colours lean towards one; black and white stay near to what they are. */
export const tint = (force: number, hex: string): Grade => {
  const [red, green, blue] = channelsOf(hex);
  const own = lumaOf(red, green, blue);
  return (color) => {
    const light = luma(color);
    const share = Math.min(0.92, 0.5 * force);
    const channels = [red, green, blue];
    for (let channel = 0; channel < 3; channel += 1) {
      const toned = tonedBy(channels[channel]!, own, light);
      color[channel] = clamp(mix(color[channel]!, toned, share));
    }
  };
};

/** A channel of a colour that is made as light as `light`. */
function tonedBy(channel: number, own: number, light: number): number {
  if (light <= own) return own > 0.001 ? (channel * light) / own : light;
  return own < 0.999 ? channel + ((1 - channel) * (light - own)) / (1 - own) : light;
}

/** Dark tones lean towards one colour, light ones towards another. */
export const splitTones = (force: number, { dark, light }: { dark: string; light: string }): Grade => {
  const [darkTint, lightTint] = [channelsOf(dark), channelsOf(light)];
  const [darkOwn, lightOwn] = [lumaOf(...darkTint), lumaOf(...lightTint)];
  return (color) => {
    const brightness = luma(color);
    const lightShare = smoothstep(0.25, 0.85, brightness);
    for (let channel = 0; channel < 3; channel += 1) {
      const shift =
        (darkTint[channel]! - darkOwn) * (1 - lightShare) * (0.25 + 0.75 * smoothstep(0, 0.2, brightness)) +
        (lightTint[channel]! - lightOwn) * lightShare * (1 - 0.6 * smoothstep(0.85, 1, brightness));
      color[channel] = clamp(color[channel]! + shift * force);
    }
  };
};

/** Black becomes grey, white cream: a print that has faded. */
export const fade =
  (force: number): Grade =>
  (color) => {
    const share = Math.min(1.4, force);
    color[0] = clamp(mix(color[0]!, 0.075 + color[0]! * 0.9, share));
    color[1] = clamp(mix(color[1]!, 0.06 + color[1]! * 0.9, share));
    color[2] = clamp(mix(color[2]!, 0.085 + color[2]! * 0.79, share));
  };

/**
 * Day to night: dark and blue, with little colour left. Warm lights stay warm.
 * @param dimming 1 is the darkest
 */
export const nightTones =
  (force: number, dimming = 1): Grade =>
  (color) => {
    const [red, green, blue] = [color[0]!, color[1]!, color[2]!];
    const light = luma(color);
    const share = Math.min(1, force);
    const deeper = 1 + 0.25 * Math.max(0, force - 1);
    // What is bright in daylight is only a little brighter than the rest at night.
    const dim = mix(light, light ** (1.25 * deeper) * (0.5 - 0.12 * (force > 1 ? force - 1 : 0)), dimming);
    const grey = mix(0.3, 0.6, dimming);
    const blueness = mix(0.45, 1, dimming);
    const toned = [
      mix(red, light, grey) * (1 - 0.34 * blueness),
      mix(green, light, grey) * (1 - 0.17 * blueness),
      mix(blue, light, grey * 0.9) * (1 + 0.24 * blueness) + 0.016 * blueness,
    ];
    const scale = light > 0.002 ? dim / light : 0;
    const isLamp = smoothstep(0.72, 0.95, light) * smoothstep(0.1, 0.45, red - blue);
    const original = [red, green, blue];
    for (let channel = 0; channel < 3; channel += 1) {
      const night = mix(toned[channel]! * scale, original[channel]! * 0.95, isLamp);
      color[channel] = clamp(mix(original[channel]!, night, share));
    }
  };

/** Light that comes from a low sun: warm where it is light, violet in the shade. */
export const sunsetTones =
  (force: number): Grade =>
  (color) => {
    const share = Math.min(1.3, force);
    const light = luma(color);
    const toned = [
      color[0]! ** 0.92 * mix(0.86, 1.16, light),
      color[1]! * mix(0.66, 0.95, light),
      color[2]! * mix(0.86, 0.6, light) + 0.05 * (1 - light),
    ];
    for (let channel = 0; channel < 3; channel += 1) {
      color[channel] = clamp(mix(color[channel]!, toned[channel]! * 0.93, share));
    }
    saturation(0.16 * share)(color);
  };
