/**
 * Things of the scene right in front of the lens, out of focus, in the lower corners: they give a picture
 * depth.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { EffectId } from '../catalogue.ts';
import { type Box, overlaps } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import type { SceneId } from '../vocabulary.ts';
import { type Picture, tintOf } from './picture.ts';

type NearThing = 'blades' | 'rocks' | 'lights';

/** Landscapes by day that are not listed have nothing near the lens: lights would float in the air. */
const nearThings: Partial<Record<SceneId, NearThing>> = {
  forest: 'blades',
  meadow: 'blades',
  river: 'blades',
  jungle: 'blades',
  horror: 'blades',
  underwater: 'blades',
  mountains: 'blades',
  'city-day': 'blades',
  desert: 'rocks',
  space: 'rocks',
  snow: 'rocks',
  ocean: 'rocks',
  'city-night': 'lights',
  street: 'lights',
  bokeh: 'lights',
  spotlight: 'lights',
  tech: 'lights',
  'retro-grid': 'lights',
  stadium: 'lights',
  fire: 'lights',
  explosion: 'lights',
  sunburst: 'lights',
  mesh: 'lights',
};

/** They are painted at this share of their size and scaled up, which softens them. */
const softScale = 1 / 6;
/**
 * Drawn styles have no lens: soft things are sharp there, and get the style's lines or dots like everything
 * else.
 */
const sharpScale = 1 / 2;
const drawnBy: ReadonlySet<EffectId> = new Set([
  'line-art',
  'pencil',
  'ink-lines',
  'halftone',
  'pixel-art',
  'ink-drawing',
  'brushwork',
  'seventies',
]);

/** A plan or a model of a place has nothing in front of it. */
const hidesLines = ({ style, arrangement }: Picture) =>
  arrangement.isScene === true &&
  style.effects.some(({ id }) => id === 'line-art' || id === 'grid-lines' || id === 'graphite');
/** In a look of the whole picture, lights near the lens would be drawn over who stands in their light. */
const hidesLights = ({ style }: Picture) => style.hero.modelling !== undefined;

/** Draws things near the lens, never over text. */
export function drawNearThings(picture: Picture, scene: SceneId): void {
  const thing = nearThings[scene];
  const isDrawn = picture.style.effects.some(({ id }) => drawnBy.has(id));
  // Lights out of focus are a lens's: a drawing has none.
  if (!thing || hidesLines(picture) || (thing === 'lights' && (isDrawn || hidesLights(picture)))) return;
  const { context, width, height, arrangement } = picture;
  const scale = isDrawn ? sharpScale : softScale;
  const random = picture.random.fork('near things');
  const soft = scratchCanvas(width * scale, height * scale);
  const paint = soft.getContext('2d');
  if (!isDrawn) paint.filter = 'blur(0.9px)';
  paint.scale(scale, scale);
  for (const side of ['left', 'right'] as const) {
    const high = height * random.between(0.34, 0.46);
    const wide = Math.min(width, height) * random.between(0.5, 0.66);
    const area: Box = {
      x: side === 'left' ? 0 : width - wide,
      y: height - high,
      width: wide,
      height: high,
    };
    if (arrangement.texts.some(({ bounds }) => overlaps(bounds, area))) continue;
    painters[thing](paint, { picture, area, side, random });
  }
  context.save();
  context.imageSmoothingQuality = 'high';
  if (thing === 'lights') context.globalCompositeOperation = 'screen';
  context.drawImage(soft, 0, 0, width, height);
  context.restore();
}

interface Corner {
  picture: Picture;
  area: Box;
  side: 'left' | 'right';
  random: Random;
}

const painters: Readonly<Record<NearThing, (context: SKRSContext2D, corner: Corner) => void>> = {
  blades: paintBlades,
  rocks: paintRocks,
  lights: paintLights,
};

/** Dark, with a hint of the scene's colour: things near the lens are in the shade. */
function shades({ palette, arrangement }: Picture, thing: NearThing): { dark: string; lit: string } {
  const dark = mix(tintOf('shadow', palette), tintOf('primary-75', palette), 0.4);
  // Where things stand in a landscape, what is near them grows there.
  if (arrangement.isScene && thing === 'blades') {
    const shadow = tintOf('shadow', palette);
    return { dark: mix('#1d4a1a', shadow, 0.3), lit: mix('#5aa63f', shadow, 0.2) };
  }
  return { dark, lit: mix(dark, tintOf('glow', palette), 0.17) };
}

/** Long leaves that lean towards the middle, highest at the edge. */
function paintBlades(context: SKRSContext2D, { picture, area, side, random }: Corner): void {
  const { dark, lit } = shades(picture, 'blades');
  const inwards = side === 'left' ? 1 : -1;
  const edge = side === 'left' ? area.x : area.x + area.width;
  for (let blade = 0; blade < 17; blade += 1) {
    const away = random.next() ** 1.3;
    const x = edge + inwards * away * area.width * 0.9;
    const long = area.height * (1.12 - away * 0.85) * random.between(0.7, 1.1);
    const lean = inwards * long * random.between(0.05, 0.55);
    const thick = area.width * random.between(0.026, 0.055);
    const foot = area.y + area.height + 20;
    context.fillStyle = mix(dark, lit, blade % 3 === 0 ? random.between(0.5, 1) : random.between(0, 0.35));
    context.beginPath();
    context.moveTo(x - thick, foot);
    context.quadraticCurveTo(x - thick * 0.6, foot - long * 0.6, x + lean, foot - long);
    context.quadraticCurveTo(x + thick * 1.4, foot - long * 0.5, x + thick, foot);
    context.fill();
  }
}

/** Rounded humps, lit on their upper left. */
function paintRocks(context: SKRSContext2D, { picture, area, side, random }: Corner): void {
  const { dark, lit } = shades(picture, 'rocks');
  const inwards = side === 'left' ? 1 : -1;
  const edge = side === 'left' ? area.x : area.x + area.width;
  for (let rock = 2; rock >= 0; rock -= 1) {
    const radius = area.height * random.between(0.5, 0.66) * (1 - rock * 0.26);
    const x = edge + inwards * rock * area.width * 0.3;
    const y = area.y + area.height + radius * 0.3;
    const light = context.createRadialGradient(x - radius * 0.4, y - radius * 0.7, 0, x, y, radius * 1.25);
    light.addColorStop(0, lit);
    light.addColorStop(0.55, mix(dark, lit, 0.1));
    light.addColorStop(1, dark);
    context.fillStyle = light;
    context.beginPath();
    context.ellipse(x, y, radius * 1.25, radius, random.between(-0.2, 0.2), 0, 2 * Math.PI);
    context.fill();
  }
}

/** Lights far out of focus: discs that are brighter at their edge. */
function paintLights(context: SKRSContext2D, { picture, area, side, random }: Corner): void {
  const { palette, unit } = picture;
  const edge = side === 'left' ? area.x : area.x + area.width;
  const inwards = side === 'left' ? 1 : -1;
  const tints = ['glow+20', 'accent', 'primary+35', 'secondary+25'] as const;
  for (let disc = 0; disc < 9; disc += 1) {
    const away = random.next() ** 1.6;
    const x = edge + inwards * away * area.width;
    const y = area.y + area.height - random.next() * area.height * (1.25 - away);
    const radius = random.between(16, 58) * unit * (1 - away * 0.5);
    const color = tintOf(random.pick(tints), palette);
    const strength = random.between(0.22, 0.55);
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, fade(color, strength * 0.7));
    gradient.addColorStop(0.82, fade(color, strength));
    gradient.addColorStop(1, fade(color, 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
