/** Draws photos: whole behind everything, in frames, cut out. */
import { applyGrade } from '../finish/apply-grade.ts';
import type { Grade } from '../finish/grades.ts';
import type { PhotoPlacement } from '../layout/arrangement.ts';
import { fadeReach } from '../layout/photos/faces.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { drawCutOut } from './hero.ts';
import { photoIn } from './photo-source.ts';
import { type Picture, tintOf } from './picture.ts';
import { createSprite, drawSoft } from './sprite.ts';

/** The share of a style's grade for a photo under text; without text it gets the whole grade. */
const gentleShare = 0.55;
/** The blur, in units, of a photo behind something. */
const softness = 5;

/** The ground beside a photo and under text: its darkest tone, nearly black, or a studio's white. */
function groundOf({ palette, style }: Picture): string {
  if (style.ground === 'light') return mix(tintOf('glow+70', palette), '#f6f8fb', 0.8);
  return mix(tintOf('shadow', palette), '#020205', 0.45);
}

export function drawPhotoBehind(picture: Picture, placement: PhotoPlacement, grade: Grade): void {
  const { width, height, arrangement, unit, style } = picture;
  picture.context.fillStyle = groundOf(picture);
  picture.context.fillRect(0, 0, width, height);
  // An otherwise transparent picture shows its photo like a cut-out.
  paintPhoto(picture, placement);
  const isCovered = arrangement.photos.length > 1 || arrangement.panels === 'versus';
  const plain = scratchCanvas(width, height);
  plain.getContext('2d').drawImage(picture.canvas, 0, 0);
  applyGrade(picture, grade.scope === 'scene' ? grade : { scope: 'scene' }, isCovered ? softness * unit : 0);
  const share = arrangement.texts.length > 0 && !style.transparent ? gentleShare : 1;
  if (share === 1 || isCovered) return;
  // Not the one before: a grade may have gone on with a new canvas.
  const { context } = picture;
  context.save();
  context.globalAlpha = 1 - share;
  context.drawImage(plain, 0, 0);
  context.restore();
}

/** Draws a photo upright in its place. */
export function paintPhoto(picture: Picture, placement: PhotoPlacement): void {
  const { context } = picture;
  const { center, width, height } = placement;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(photoIn(picture, placement), center.x - width / 2, center.y - height / 2, width, height);
  context.restore();
}

/** The dark ground under text that a photo fades into. */
export function drawFade(picture: Picture, behind: PhotoPlacement | undefined): void {
  const { context, width, height, arrangement } = picture;
  const headline = arrangement.texts.find(({ role }) => role === 'headline');
  if (!headline || arrangement.fade === 'none') return;
  const ground = groundOf(picture);
  const { bounds } = headline;
  if (arrangement.fade === 'whole') {
    context.fillStyle = fade(ground, 0.62);
    context.fillRect(0, 0, width, height);
    return;
  }
  const side = arrangement.fade;
  const isUpright = side === 'top' || side === 'bottom';
  const length = isUpright ? height : width;
  // Measured from the edge: where the words end, and where the photo begins.
  const words = {
    top: bounds.y + bounds.height,
    bottom: height - bounds.y,
    left: bounds.x + bounds.width,
    right: width - bounds.x,
  }[side];
  const bare = behind ? edgeOf(behind, picture) : 0;
  const line = (from: number, to: number) => {
    const at = (distance: number) => (side === 'right' || side === 'bottom' ? length - distance : distance);
    return isUpright
      ? context.createLinearGradient(0, at(from), 0, at(to))
      : context.createLinearGradient(at(from), 0, at(to), 0);
  };
  const paint = (stops: readonly (readonly [number, number])[], from: number, to: number) => {
    const gradient = line(from, to);
    for (const [offset, opacity] of stops) gradient.addColorStop(offset, fade(ground, opacity));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };
  if (bare > 0)
    paint(
      [
        [0, 1],
        [0.35, 0.82],
        [0.7, 0.3],
        [1, 0],
      ],
      bare,
      bare + length * 0.2,
    );
  // A picture made for the design has calm ground for the words already, and its subject stays bright.
  const isMade = behind?.subject !== undefined;
  const reach = Math.min(length * 1.02, words + length * (isMade ? madeFade.beyond : 0.2));
  context.save();
  if (isMade) context.globalAlpha = madeFade.opacity;
  paint(
    [
      [0, 0.96],
      [0.35, 0.9],
      [0.6, 0.72],
      [0.8, 0.36],
      [0.92, 0.1],
      [1, 0],
    ],
    0,
    reach,
  );
  context.restore();
}

/** How dark the fade of a picture made for the design is, and how far it goes beyond the words. */
const madeFade = { opacity: 0.78, beyond: 0.1 };

/** Returns how much of the picture is uncovered before its photo begins, on the side of the words. */
function edgeOf({ center, width, height }: PhotoPlacement, picture: Picture): number {
  const { fade: side } = picture.arrangement;
  if (side === 'top') return Math.max(0, center.y - height / 2);
  if (side === 'bottom') return Math.max(0, picture.height - (center.y + height / 2));
  if (side === 'right') return Math.max(0, picture.width - (center.x + width / 2));
  return Math.max(0, center.x - width / 2);
}

/** Draws the people of a background photo again, over the words, in the light that the photo has. */
export function drawPeopleInFront(picture: Picture, placement: PhotoPlacement, grade: Grade): void {
  const canvas = scratchCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  drawPhotoBehind({ ...picture, canvas, context }, placement, grade);
  const { center, width, height } = placement;
  const people = photoIn(picture, { ...placement, kind: 'cutout', isPerson: true });
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(people, center.x - width / 2, center.y - height / 2, width, height);
  picture.context.drawImage(canvas, 0, 0);
}

export function drawStandingPhoto(picture: Picture, placement: PhotoPlacement): void {
  if (placement.kind === 'card') drawCard(picture, placement);
  else if (placement.kind === 'cutout') drawPhotoCutOut(picture, placement);
}

/** A print with a white edge on the picture. */
function drawCard(picture: Picture, placement: PhotoPlacement): void {
  const { context, unit, palette } = picture;
  const { center, rotation } = placement;
  const size = Math.min(placement.width, placement.height);
  const edge = Math.max(5 * unit, Math.min(15 * unit, size * 0.034));
  const round = Math.max(3 * unit, size * 0.022);
  const inner = { width: placement.width - 2 * edge, height: placement.height - 2 * edge };
  const body = createSprite(placement.width, placement.height, 2);
  body.context.fillStyle = '#000000';
  body.context.beginPath();
  body.context.roundRect(2, 2, placement.width, placement.height, round);
  body.context.fill();
  context.save();
  context.translate(center.x, center.y);
  const angle = (rotation * Math.PI) / 180;
  context.rotate(angle);
  glowAround(picture, placement, round);
  context.save();
  // Light comes from the picture's upper left, however the card is rotated.
  const [dx, dy] = [8 * unit, 20 * unit];
  context.translate(
    dx * Math.cos(angle) + dy * Math.sin(angle),
    -dx * Math.sin(angle) + dy * Math.cos(angle),
  );
  context.globalAlpha = 0.62;
  drawSoft(context, body, 20 * unit);
  context.restore();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(-placement.width / 2, -placement.height / 2, placement.width, placement.height, round);
  context.fill();
  context.beginPath();
  context.roundRect(-inner.width / 2, -inner.height / 2, inner.width, inner.height, round * 0.55);
  context.save();
  context.clip();
  const photo = photoIn(picture, placement);
  context.imageSmoothingQuality = 'high';
  context.filter = 'saturate(1.12) contrast(1.05)';
  context.drawImage(photo, -inner.width / 2, -inner.height / 2, inner.width, inner.height);
  context.filter = 'none';
  context.restore();
  context.strokeStyle = fade(mix(palette.shadow, '#000000', 0.5), 0.25);
  context.lineWidth = Math.max(1, unit);
  context.stroke();
  context.restore();
}

function glowAround(
  { context, palette, style, unit }: Picture,
  placement: PhotoPlacement,
  round: number,
): void {
  const { glow } = style.hero;
  if (glow.strength <= 0.15) return;
  const lit = createSprite(placement.width, placement.height, 2);
  lit.context.fillStyle = tintOf(glow.tint, palette);
  lit.context.beginPath();
  lit.context.roundRect(2, 2, placement.width, placement.height, round);
  lit.context.fill();
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = Math.min(0.8, glow.strength * 0.75);
  drawSoft(context, lit, 44 * unit, { scale: 1.02 });
  context.restore();
}

/**
 * Returns how much of a photo's own colours a person gets back after the whole picture was graded: skin is
 * skin in every style. A drawing, a blueprint or a film without colours keeps its own.
 */
const skinShare = 0.75;

/** Gives people back the hue of their photo; light and shade stay as graded. */
export function restoreSkin(picture: Picture, placement: PhotoPlacement): void {
  const { context } = picture;
  const { center, width, height, flip } = placement;
  context.save();
  context.globalCompositeOperation = 'color';
  context.globalAlpha = skinShare;
  context.imageSmoothingQuality = 'high';
  context.translate(center.x, center.y);
  if (flip) context.scale(-1, 1);
  const people = photoIn(picture, { ...placement, kind: 'cutout', isPerson: true });
  context.drawImage(people, -width / 2, -height / 2, width, height);
  context.restore();
}

/** Darkens and calms the scene around a person, least behind the head. */
export function recede({ context, width, height }: Picture, { faces }: PhotoPlacement): void {
  const [face] = faces;
  const center = face
    ? { x: face.x + face.width / 2, y: face.y + face.height / 2 }
    : { x: width / 2, y: height / 2 };
  const gradient = context.createRadialGradient(
    center.x,
    center.y,
    height * 0.2,
    center.x,
    center.y,
    width * 0.75,
  );
  gradient.addColorStop(0, fade('#05060c', 0.06));
  gradient.addColorStop(0.5, fade('#05060c', 0.3));
  gradient.addColorStop(1, fade('#05060c', 0.48));
  context.save();
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** The minimum of edge and light that separates a cut-out person from the scene, in every style. */
const leastGlow = 0.5;

function drawPhotoCutOut(picture: Picture, placement: PhotoPlacement): void {
  if (placement.fades) drawFading(picture, placement, placement.fades);
  else drawWholeCutOut(picture, placement);
}

/**
 * Fades a side that the photo cuts off, outline and all: a straight edge in mid-picture looks like a mistake.
 */
function drawFading(picture: Picture, placement: PhotoPlacement, side: 'left' | 'right'): void {
  const canvas = scratchCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  drawWholeCutOut({ ...picture, canvas, context }, placement);
  const isLeft = (side === 'left') !== placement.flip;
  const { x, width } = placement.bounds;
  const edge = isLeft ? x : x + width;
  const inwards = isLeft ? 1 : -1;
  const outline = 10 * picture.unit;
  const gradient = context.createLinearGradient(
    edge - inwards * outline,
    0,
    edge + inwards * fadeReach(placement, isLeft ? 'left' : 'right'),
    0,
  );
  gradient.addColorStop(0, 'rgba(0,0,0,1)');
  gradient.addColorStop(0.2, 'rgba(0,0,0,0.9)');
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = gradient;
  context.fillRect(0, 0, picture.width, picture.height);
  picture.context.drawImage(canvas, 0, 0);
}

function drawWholeCutOut(picture: Picture, placement: PhotoPlacement): void {
  const { hero } = picture.style;
  const isLarge = placement.height > picture.height * 0.45;
  // In a style without outlines, a person stands in the scene like a photographed one.
  const isPlain = hero.outlines.length === 0 && placement.isPerson;
  const outlines =
    hero.outlines.length > 0 || isPlain ? hero.outlines : [{ width: 5, tint: '#ffffff' } as const];
  drawCutOut(picture, placement, photoIn(picture, placement), {
    finish: {
      ...hero,
      outlines,
      filter: 'saturate(1.1) contrast(1.06)',
      glow: { ...hero.glow, strength: Math.max(isPlain ? 0 : leastGlow, hero.glow.strength) },
      // Rim light that suits an illustration is too strong on a face.
      rims: hero.rims.map((rim) => ({ ...rim, strength: rim.strength * 0.5 })),
      shade: hero.shade * 0.45,
      grounded: false,
      // A long shadow would lie over the words that a person stands in front of.
      ...(placement.hides !== undefined && hero.shadow === 'long' && { shadow: 'soft' as const }),
    },
    scale: isLarge ? 1 : 0.7,
    isSmooth: placement.isPerson,
  });
}
