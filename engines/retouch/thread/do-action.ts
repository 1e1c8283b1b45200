import sharp from 'sharp';
import type { EditActionKind } from '../../../contract/edit-actions.ts';
import { findFocus } from '../../builtin/photos/find-focus.ts';
import { applyGrades } from '../colour/colour-table.ts';
import { tint } from '../colour/grades.ts';
import { recolour } from '../colour/recolour.ts';
import { blur, denoise, grain, pixelate, sharpen } from '../detail/detail.ts';
import { looks } from '../looks/looks.ts';
import { confetti, money } from '../over/falling.ts';
import { writeText } from '../over/lettering.ts';
import { drawArrow, drawCircle, drawSticker } from '../over/marks.ts';
import { calmPlace, roomFor } from '../over/room.ts';
import { fog, lightRays, type OverContext, rain, snow, sparks } from '../over/weather.ts';
import { type Cover, restOf } from '../pixels/cover.ts';
import {
  channelsOf,
  cropOf,
  giveUp,
  mix,
  type Picture,
  type Plane,
  unitOf,
  type Weight,
} from '../pixels/picture.ts';
import { randomOf } from '../pixels/random.ts';
import { bytesOf, PictureRefused } from '../pixels/read-picture.ts';
import type { EditAction } from '../plan.ts';
import { removeMarked } from '../removal/remove.ts';
import { boxAbout, boxOfShape, drawBorder, flip, rotate } from '../shape/shape.ts';
import {
  attentionOf,
  blurBackground,
  glow,
  outline,
  placeOf,
  reducedFor,
  removeBackground,
  replaceBackground,
} from '../subject/subject.ts';

export interface ActionContext {
  /** 1 is the usual effect, 0 none. */
  readonly force: number;
  readonly seed: number;
  /** The marked part; null for the whole picture. */
  readonly marked: Plane | null;
  /** How far beyond the marked part the result is seen, in pixels. */
  readonly grow: number;
  /** What the picture is of, if it was found. */
  subject: Cover | null;
  readonly isPerson: boolean;
  /** Throws when the work is to stop. */
  check(): void;
  onProgress(share: number): void;
}

/** They make another picture, of another size or of other pixels. */
type Reshaping = 'rotate' | 'crop' | 'zoom';
type Do = (picture: Picture, action: EditAction, context: ActionContext) => void;
type Reshape = (picture: Picture, action: EditAction, context: ActionContext) => Picture | Promise<Picture>;

/** Does one action. Returns the picture, which is another one if its size has changed. */
export async function doAction(
  picture: Picture,
  action: EditAction,
  context: ActionContext,
): Promise<Picture> {
  const force = context.force * action.amount;
  const { kind } = action;
  if (kind === 'rotate' || kind === 'crop' || kind === 'zoom') {
    return reshapers[kind](picture, action, { ...context, force });
  }
  const scope = scopeOf(picture, action, context);
  const before = scope ? colorsOf(picture) : null;
  doers[kind](picture, action, { ...context, force });
  if (scope && before) {
    keepOutside(picture, before, scope);
    giveUp(before);
  }
  return picture;
}

/** The part that an action is limited to; null for all of it. */
function scopeOf(picture: Picture, { scope, kind }: EditAction, { subject }: ActionContext): Weight | null {
  if (scope === 'all' || ofSubject.has(kind)) return null;
  const found = subject ?? attentionOf(picture, focusOf(picture));
  return scope === 'subject' ? found.at : restOf(found);
}

/** They know the subject themselves. */
const ofSubject: ReadonlySet<EditActionKind> = new Set([
  'blur-background',
  'replace-background',
  'remove-background',
  'outline',
  'glow',
]);

/** Three bytes a pixel: opacity is not kept, and is a quarter of a copy. */
function colorsOf({ rgba }: Picture): Uint8Array<ArrayBuffer> {
  const colors = new Uint8Array((rgba.length / 4) * 3);
  for (let at = 0, to = 0; at < rgba.length; at += 4) {
    colors[to++] = rgba[at]!;
    colors[to++] = rgba[at + 1]!;
    colors[to++] = rgba[at + 2]!;
  }
  return colors;
}

function keepOutside({ rgba }: Picture, before: Uint8Array, weight: Weight): void {
  for (let at = 0; at < rgba.length / 4; at += 1) {
    const share = weight(at);
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at * 4 + channel] = mix(before[at * 3 + channel]!, rgba[at * 4 + channel]!, share);
  }
}

const focusOf = (picture: Picture) => findFocus(reducedFor(picture));

/** Where the subject is, or else where a viewer looks first, in shares. */
function middleOf(picture: Picture, { subject }: ActionContext): { x: number; y: number } {
  const found = subject && placeOf(subject.plane);
  // A face is in the upper part of a person.
  return found ? { x: found.x, y: mix(found.top, found.bottom, 0.36) } : focusOf(picture);
}

/** The marked part, the subject or where a viewer looks first, to be pointed at. */
function targetOf(picture: Picture, context: ActionContext) {
  const { width, height } = picture;
  const found = context.marked ? placeOf(context.marked) : context.subject && placeOf(context.subject.plane);
  if (found) {
    const isMarked = context.marked !== null;
    const radiusX = ((found.right - found.left) / 2) * width * (isMarked ? 0.9 : 0.7);
    const radiusY = ((found.bottom - found.top) / 2) * height * (isMarked ? 0.9 : 0.5);
    // Around something without a mask, a ring is nearly round.
    const most = isMarked ? Number.POSITIVE_INFINITY : Math.min(radiusX, radiusY, height * 0.3) * 1.3;
    return {
      x: (isMarked ? (found.left + found.right) / 2 : found.x) * width,
      y: (isMarked ? (found.top + found.bottom) / 2 : mix(found.top, found.bottom, 0.36)) * height,
      radiusX: Math.min(radiusX, most),
      radiusY: Math.min(radiusY, most),
    };
  }
  const { x, y } = focusOf(picture);
  const radius = 130 * unitOf(picture);
  return { x: x * width, y: y * height, radiusX: radius, radiusY: radius };
}

function neededSubject({ subject }: ActionContext): Cover {
  if (!subject) throw new PictureRefused('no person or thing could be cut out of the picture');
  return subject;
}

const colorOf = ({ colors }: EditAction, usual: string) => colors[0] ?? usual;

const look =
  (kind: EditActionKind): Do =>
  (picture, _action, { force, seed, subject, isPerson, marked, check }) =>
    looks[kind]?.(picture, {
      force,
      random: randomOf(seed, kind),
      subject,
      isPerson,
      isPart: marked !== null,
      check,
    });

const over =
  (draw: (picture: Picture, context: OverContext) => void): Do =>
  (picture, _action, { force, seed, subject, marked, check }) =>
    draw(picture, { force, seed, subject, isPart: marked !== null, check });

const doers: Readonly<Record<Exclude<EditActionKind, Reshaping>, Do>> = {
  brighten: look('brighten'),
  darken: look('darken'),
  contrast: look('contrast'),
  pop: look('pop'),
  saturate: look('saturate'),
  desaturate: look('desaturate'),
  warmer: look('warmer'),
  colder: look('colder'),
  'black-and-white': look('black-and-white'),
  sepia: look('sepia'),
  night: look('night'),
  sunset: look('sunset'),
  'golden-hour': look('golden-hour'),
  vintage: look('vintage'),
  cinematic: look('cinematic'),
  dramatic: look('dramatic'),
  horror: look('horror'),
  neon: look('neon'),
  dreamy: look('dreamy'),
  vignette: look('vignette'),
  rain: over(rain),
  snow: over(snow),
  sparks: over(sparks),
  fog: over(fog),
  'light-rays': over(lightRays),
  money: over(money),
  confetti: over(confetti),
  tint: (picture, action, { force, check }) =>
    applyGrades(picture, [tint(force, colorOf(action, '#2367f5'))], { check }),
  recolour: (picture, action, { force, marked, check }) =>
    applyGrades(picture, [recolour(picture, marked, force, colorOf(action, '#f02830'))], { check }),
  fill: (picture, action, { force }) => fill(picture, Math.min(1, force), action.colors),
  sharpen: (picture, _action, { force }) => sharpen(picture, force),
  denoise: (picture, _action, { force, check }) => denoise(picture, force, check),
  grain: (picture, _action, { force, seed }) => grain(picture, force, randomOf(seed, 'grain')),
  blur: (picture, _action, { force, marked, check }) =>
    blur(picture, blurRadius(picture, marked, force), check),
  pixelate: (picture, _action, { force, marked }) => pixelate(picture, force, pixelBox(picture, marked)),
  remove: (picture, _action, { marked, grow, seed, check, onProgress }) => {
    if (!marked) throw new PictureRefused('nothing is marked');
    removeMarked(picture, marked, { grow, seed, check, onProgress });
  },
  'blur-background': (picture, _action, context) =>
    blurBackground(
      picture,
      context.subject ?? attentionOf(picture, focusOf(picture)),
      context.force,
      context.check,
    ),
  'replace-background': (picture, { colors }, context) =>
    replaceBackground(picture, neededSubject(context), colors),
  'remove-background': (picture, _action, context) => removeBackground(picture, neededSubject(context)),
  outline: (picture, action, context) =>
    outline(picture, neededSubject(context), context.force, colorOf(action, '#ffffff')),
  glow: (picture, action, context) =>
    glow(picture, neededSubject(context), context.force, colorOf(action, '#fff1b8')),
  text(picture, action, context) {
    const { area, place } = roomFor(picture, action.place, context);
    writeText(picture, action.text ?? '', {
      area,
      place,
      color: colorOf(action, '#ffffff'),
      check: context.check,
    });
  },
  sticker(picture, action, context) {
    if (!action.icon) return;
    const area = calmPlace(picture, action.place, context);
    drawSticker(picture, action.icon.id, {
      area,
      opacity: Math.min(1, context.force * 2),
      check: context.check,
    });
  },
  arrow: (picture, action, context) =>
    drawArrow(picture, targetOf(picture, context), {
      color: colorOf(action, '#f01d2a'),
      opacity: Math.min(1, context.force * 2),
      check: context.check,
    }),
  circle: (picture, action, context) =>
    drawCircle(picture, targetOf(picture, context), {
      color: colorOf(action, '#f01d2a'),
      opacity: Math.min(1, context.force * 2),
      check: context.check,
    }),
  flip: (picture, { axis = 'horizontal' }) => flip(picture, axis),
  border: (picture, action, { force }) => drawBorder(picture, force, colorOf(action, '#ffffff')),
};

const reshapers: Readonly<Record<Reshaping, Reshape>> = {
  rotate: (picture, { degrees = 90 }) => rotate(picture, degrees),
  crop: (picture, { shape = [1, 1] }, context) =>
    cropOf(picture, boxOfShape(picture, shape, middleOf(picture, context))),
  zoom: (picture, _action, context) => zoom(picture, context),
};

function fill({ rgba, width, height }: Picture, share: number, colors: readonly string[]): void {
  const [from, to] = [channelsOf(colors[0] ?? '#ffffff'), channelsOf(colors[1] ?? colors[0] ?? '#ffffff')];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const ink = mix(from[channel]!, to[channel]!, y / height) * 255;
        rgba[at + channel] = mix(rgba[at + channel]!, ink, share);
      }
      rgba[at + 3] = Math.max(rgba[at + 3]!, share * 255);
    }
  }
}

/** So much that a marked face or plate cannot be recognised. */
function blurRadius(picture: Picture, marked: Plane | null, force: number): number {
  const found = marked && placeOf(marked);
  if (!found) return 9 * force * unitOf(picture);
  const longer = Math.max(
    (found.right - found.left) * picture.width,
    (found.bottom - found.top) * picture.height,
  );
  return Math.max(3, longer * 0.085 * force);
}

function pixelBox({ width, height }: Picture, marked: Plane | null) {
  const found = marked && placeOf(marked);
  if (!found) return { left: 0, top: 0, width: width / 3, height: height / 3 };
  return {
    left: Math.round(found.left * width),
    top: Math.round(found.top * height),
    width: Math.round((found.right - found.left) * width),
    height: Math.round((found.bottom - found.top) * height),
  };
}

/** Shows a part as large as the whole. */
async function zoom(picture: Picture, context: ActionContext): Promise<Picture> {
  const { rgba, width, height } = picture;
  const factor = 1 + 0.4 * context.force;
  const box = boxAbout(
    picture,
    { width: width / factor, height: height / factor },
    middleOf(picture, context),
  );
  const { data } = await sharp(new Uint8Array(rgba.buffer), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })
    .extract(box)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: bytesOf(data), width, height };
}
