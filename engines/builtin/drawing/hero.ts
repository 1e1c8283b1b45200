/** Draws an illustration as part of the scene: shadow on the ground, glow, outlines, rim light, shade. */
import type { Canvas } from '@napi-rs/canvas';
import type { StateId } from '../catalogue.ts';
import { rasterIcon } from '../icons.ts';
import type { Placement, Standing } from '../layout/arrangement.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { softened } from '../soften.ts';
import type { HeroFinish } from '../styles/style.ts';
import { lightFigure } from './figure-light.ts';
import { longShadow } from './long-shadow.ts';
import { drawGroundShadow, drawReflection } from './on-ground.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawCastShadow, modelSprite } from './rich-light.ts';
import {
  createSprite,
  drawHalos,
  drawSoft,
  drawSprite,
  fillShape,
  recolor,
  type Sprite,
  silhouette,
  smoothed,
  spread,
  widened,
} from './sprite.ts';
import { drawBehindState, drawInFrontOfState } from './state-surroundings.ts';
import { inStates } from './state-treatments.ts';

export interface CutOutOptions {
  finish: HeroFinish;
  /** Size of outlines and shadows relative to those of a full-sized hero. */
  scale: number;
  /** Whether light and shade are painted onto it to suggest a body. */
  isModelled?: boolean;
  /** The states that it is drawn in. */
  states?: readonly StateId[];
  /** Whether outlines follow its shape without every hair. */
  isSmooth?: boolean;
}

export function drawIcon(picture: Picture, placement: Placement, given: CutOutOptions): void {
  const options = placement.isAloft ? { ...given, finish: { ...given.finish, grounded: false } } : given;
  const shape = rasterIcon(
    picture.faces[placement.icon] ?? placement.icon,
    placement.height,
    picture.dyes[placement.icon],
  );
  const { states = [] } = options;
  if (states.length === 0) {
    drawCutOut(picture, placement, shape, options);
    return;
  }
  const treated = inStates(shape, states, picture.random.fork('states'));
  drawBehindState(picture, placement, { states, sprite: spriteOf(treated, 2) });
  drawCutOut(picture, placement, treated, options);
  drawInFrontOfState(picture, placement, states);
}

/** @param shape the cut-out subject in its final size */
export function drawCutOut(
  picture: Picture,
  placement: Standing,
  shape: Canvas,
  { finish, scale, isModelled = false, isSmooth = false }: CutOutOptions,
): void {
  const { context, unit } = picture;
  const outermost = Math.max(0, ...finish.outlines.map(({ width }) => width)) * unit * scale;
  const sprite = spriteOf(
    shape,
    Math.ceil(outermost + 4),
    isModelled ? [finish.filter ?? '', fullColors].join(' ').trim() : finish.filter,
  );
  const castsShadow = isModelled || finish.isSunlit || finish.modelling?.kind === 'soft';
  if (finish.gloss && finish.grounded) drawReflection(picture, placement, sprite, finish.gloss);
  if (castsShadow && finish.grounded && finish.shadow !== 'long') drawCastShadow(picture, placement, sprite);
  if (finish.grounded) drawGroundShadow(picture, placement, finish);
  context.save();
  context.translate(placement.center.x, placement.center.y);
  context.rotate((placement.rotation * Math.PI) / 180);
  if (placement.flip) context.scale(-1, 1);
  const outlined = isSmooth ? smoothed(sprite, smoothness * unit) : sprite;
  const body = spread(outlined, outermost);
  drawGlow(picture, body, finish, scale);
  drawShadow(picture, body, placement, finish, scale);
  const outlines = [...finish.outlines]
    .sort((a, b) => b.width - a.width)
    .map(({ width, tint }, index) => {
      const color = tintOf(tint, picture.palette);
      // The body is not needed any more: it becomes the outermost outline.
      return index === 0 && outermost > 0
        ? recolor(body, color)
        : widened(outlined, width * unit * scale, color);
    });
  const modelled = isModelled && !finish.modelling ? silhouette(sprite, '#000000').canvas : null;
  if (modelled)
    modelSprite(picture, sprite, {
      shape: modelled,
      flip: placement.flip,
      strength: finish.rims.length > 0 ? 1 : flatShare,
    });
  const lit = lightSprite(
    picture,
    sprite,
    placement,
    isModelled ? { ...finish, rims: finish.rims.map(brighter) } : finish,
  );
  drawSprite(context, stack([...outlines, lit]));
  context.restore();
}

/** The blur, in units, that an outline loses single hairs by. */
const smoothness = 5;
/** The share of modelling for a flat style without rim light. */
const flatShare = 0.7;
/** Restores the colour that modelling shade takes away. */
const fullColors = 'saturate(1.2) contrast(1.05)';

/** Lays sprites of one size on each other, on the first one's canvas: a picture takes one faster than all. */
function stack([lowest, ...others]: readonly [...Sprite[], Sprite]): Sprite {
  const context = lowest.canvas.getContext('2d');
  for (const { canvas } of others) context.drawImage(canvas, 0, 0);
  return lowest;
}

/** A modelled body also has brighter edges. */
function brighter<T extends { strength: number }>(rim: T): T {
  return { ...rim, strength: Math.min(1.3, rim.strength * 1.7) };
}

function spriteOf(shape: Canvas, margin: number, filter = 'none'): ReturnType<typeof createSprite> {
  const sprite = createSprite(shape.width, shape.height, margin);
  sprite.context.filter = filter;
  sprite.context.drawImage(shape, margin, margin);
  sprite.context.filter = 'none';
  return sprite;
}

function drawGlow(picture: Picture, body: Sprite, { glow }: HeroFinish, scale: number): void {
  if (glow.strength <= 0) return;
  const { context, unit, palette } = picture;
  const color = tintOf(glow.tint, palette);
  drawHalos(context, body, color, [
    { blurPx: 46 * unit * scale, opacity: Math.min(1, glow.strength), scale: 1.03 },
    { blurPx: 14 * unit * scale, opacity: Math.min(1, glow.strength * 0.8) },
  ]);
}

function drawShadow(
  picture: Picture,
  body: Sprite,
  placement: Standing,
  finish: HeroFinish,
  scale: number,
): void {
  const { context, unit, palette } = picture;
  // The context is rotated and may be mirrored; a shadow always falls to the picture's lower right.
  const angle = (placement.rotation * Math.PI) / 180;
  const mirrored = placement.flip ? -1 : 1;
  const fall = (x: number, y: number) => {
    context.translate(
      mirrored * (x * Math.cos(angle) + y * Math.sin(angle)),
      -x * Math.sin(angle) + y * Math.cos(angle),
    );
  };
  context.save();
  if (finish.shadow === 'soft') {
    fall(9 * unit * scale, 20 * unit * scale);
    context.globalAlpha = 0.6;
    drawSoft(context, body, 19 * unit * scale, { color: mix(palette.shadow, '#000000', 0.6) });
  } else if (finish.shadow === 'hard') {
    fall(11 * unit * scale, 13 * unit * scale);
    context.globalAlpha = 0.42;
    drawSoft(context, body, 3.5 * unit * scale, { color: '#000000' });
  } else if (finish.shadow === 'long') {
    drawLongShadow(picture, body, placement);
  }
  context.restore();
}

/** The silhouette extended to the lower right and fading out. */
function drawLongShadow({ context, palette }: Picture, { canvas }: Sprite, placement: Standing): void {
  const length = Math.round(placement.height * 0.5);
  const [width, height] = [canvas.width + length, canvas.height + length];
  const shadow = longShadow(canvas, {
    length,
    toLeft: placement.flip,
    color: palette.shadow,
    fadesAt: { x: width, y: height },
  });
  context.save();
  context.globalAlpha = 0.5;
  context.translate(((placement.flip ? -1 : 1) * length) / 2, length / 2);
  drawSprite(context, { canvas: shadow, width, height, margin: 0 }, 'low');
  context.restore();
}

/** Returns a copy of a sprite with shade towards its foot and light along its edges. */
function lightSprite(
  picture: Picture,
  sprite: ReturnType<typeof createSprite>,
  placement: Standing,
  finish: HeroFinish,
): Sprite {
  const { palette } = picture;
  const shape = sprite.canvas;
  const canvas = scratchCanvas(shape.width, shape.height);
  const context = canvas.getContext('2d');
  context.drawImage(shape, 0, 0);
  if (finish.shade > 0) {
    const shade = context.createLinearGradient(0, canvas.height * 0.3, 0, canvas.height);
    shade.addColorStop(0, fade(palette.shadow, 0));
    shade.addColorStop(1, fade(palette.shadow, finish.shade * 0.9));
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = shade;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (finish.rims.length > 0) {
    context.globalCompositeOperation = 'screen';
    context.drawImage(rimLight(picture, shape, placement, finish), 0, 0, canvas.width, canvas.height);
  }
  if (finish.modelling)
    lightFigure(picture, context, shape, {
      placement,
      isGrounded: finish.grounded && placement.bounds.y + placement.bounds.height < picture.height,
      modelling: finish.modelling,
    });
  // Screening paints beyond the edge where the rim is soft; the shape clips it again.
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(shape, 0, 0);
  return { ...sprite, canvas };
}

/** All light along the edges of a shape, in half its size: laid on the shape at once, it takes a third. */
function rimLight(
  { unit, palette }: Picture,
  shape: Canvas,
  placement: Standing,
  { rims }: HeroFinish,
): Canvas {
  const light = scratchCanvas(shape.width / 2, shape.height / 2);
  const context = light.getContext('2d');
  context.globalCompositeOperation = 'screen';
  const edges = edgesOf(shape, unit);
  for (const { from, tint, strength } of rims) {
    const side = (from === 'left' ? 1 : -1) * (placement.flip ? -1 : 1);
    const color = tintOf(tint, palette);
    for (const { edge, reach, share } of edges) {
      const rim = edgeLight(edge, color, side * reach * unit, reach * 0.55 * unit);
      context.globalAlpha = Math.min(1, strength * share);
      context.drawImage(rim, 0, 0, light.width, light.height);
    }
  }
  return light;
}

/** A shape in a reduced size, and a softened copy of it with room for the blur around it. */
interface Edge {
  shape: Canvas;
  soft: Canvas;
  /** Pixels of the copies per pixel of the shape. */
  scale: number;
  /** The room on each side of the soft copy, in its pixels. */
  room: number;
}

/** Prepares a wide faint and a narrow bright rim, in units. Soft shapes in a reduced size look the same. */
function edgesOf(whole: Canvas, unit: number): { edge: Edge; reach: number; share: number }[] {
  return (
    [
      { reach: 15, blur: 8, share: 0.75, scale: 0.25 },
      { reach: 5, blur: 1.6, share: 0.9, scale: 0.5 },
    ] as const
  ).map(({ reach, blur, share, scale }) => {
    const blurPx = blur * unit * scale;
    const room = Math.ceil(blurPx * 3);
    const [width, height] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)];
    const shape = scratchCanvas(width, height);
    shape.getContext('2d').drawImage(whole, 0, 0, width, height);
    const roomy = scratchCanvas(width + 2 * room, height + 2 * room);
    roomy.getContext('2d').drawImage(shape, room, room);
    return { edge: { shape, soft: softened(roomy, blurPx), scale, room }, reach, share };
  });
}

/**
 * Returns the part of a shape that a moved and softened copy of it does not cover: the edge that faces the
 * light.
 */
function edgeLight({ shape, soft, scale, room }: Edge, color: string, dx: number, dy: number): Canvas {
  const canvas = scratchCanvas(shape.width, shape.height);
  const context = canvas.getContext('2d');
  context.drawImage(shape, 0, 0);
  fillShape(canvas, color);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(soft, dx * scale - room, dy * scale - room);
  return canvas;
}
