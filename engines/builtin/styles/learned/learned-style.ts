/** A trained style → one that can be drawn: a similar one of ours, with the profile's measures applied. */
import { fromOklab, type Rgb, toOklab } from '../../../oklab.ts';
import type { FontId } from '../../catalogue.ts';
import { contrast } from '../../composing/readable-accent.ts';
import type { Profile } from '../../training/profile.ts';
import type { HeroFinish, Lettering, LinePaint, Outline, Style, Tint } from '../style.ts';
import { styleOf } from '../styles.ts';
import { scenesOf } from './look-scenes.ts';

/** The measures from which on each property is visible. */
const darkUpTo = 0.42;
const brightFrom = 0.66;
/** Up to this ground lightness light letters read better, above it dark ones. */
const lightUpTo = 0.6;
const flatFrom = 0.45;
const outlinedFrom = 0.2;
const softUpTo = 0.38;
const vividFrom = 0.12;

const middleOf = ({ tones }: Profile) => tones.lightness[2] ?? 0.5;
const hasDarkGround = (look: Profile) => middleOf(look) < lightUpTo;

/** Returns the id of the style whose treatment of hero and letters fits these pictures best. */
export function baseOf(look: Profile): string {
  const middle = middleOf(look);
  if (middle < darkUpTo)
    return look.tones.chroma > vividFrom && look.warmth < 0 ? 'Matthew-tzdev' : 'NickD-tzdev';
  if (look.flatness > flatFrom) return 'Kurzgesagt-tzdev';
  return look.tones.chroma > vividFrom * 0.8 ? 'MrBeast-tzdev' : 'MaxVersta';
}

/** Returns the style of a design: one of ours, modified by the look of a trained one. */
export function drawnStyle({ style, look }: { style: string; look?: Profile | undefined }): Style {
  const base = styleOf(style);
  return look ? learnedStyle(base, look) : base;
}

/** Returns the base with the measures applied; the id stays the base's, which drawing looks up. */
export function learnedStyle(base: Style, look: Profile): Style {
  const middle = middleOf(look);
  return {
    ...base,
    scenes: scenesOf(look),
    light: middle < darkUpTo ? 'dark' : middle > brightFrom ? 'bright' : 'any',
    accents: accentsOf(look, base),
    lettering: letteringOf(base.lettering, look),
    hero: heroOf(base.hero, look),
    ...(!hasLightLetters(look) && { ground: 'light' as const }),
    foreground: 'none',
    grade: 'none',
    sceneBlur: look.sharpness < softUpTo ? 4 : 0,
    scrim: Math.min(base.scrim, middle > brightFrom ? 0.08 : 0.25),
    effects: effectsOf(look),
  };
}

/**
 * Returns the look's own vivid colours, each as light or dark as legibility on the look's ground requires.
 */
function accentsOf({ accents, tones, text }: Profile, base: Style): readonly `#${string}`[] {
  const ground = tones.lightness[2] ?? 0.5;
  const own = accents.length > 0 ? accents : text === null ? base.accents : [text.color];
  const readable = own.map((color) => ({
    color: readableOn(ground, color),
    change: changeFor(ground, color),
  }));
  // The one that changes least is nearest to the measured colour.
  return readable.sort((one, other) => one.change - other.change).map(({ color }) => color);
}

function changeFor(ground: number, color: string): number {
  return Math.abs(toOklab(rgbOf(readableOn(ground, color)))[0] - toOklab(rgbOf(color))[0]);
}

function readableOn(ground: number, color: string): `#${string}` {
  const [lightness, a, b] = toOklab(rgbOf(color));
  const lighter = ground < lightUpTo;
  const least = ground + 0.4;
  const most = ground - 0.32;
  const target = lighter
    ? Math.min(0.92, Math.max(lightness, least))
    : Math.max(0.25, Math.min(lightness, most));
  // A lightened or darkened colour keeps its vividness only as far as such a colour exists.
  const chromaFactor = target < lightness ? Math.max(0.75, target / lightness) : 1;
  return hexOf(fromOklab(target, a * chromaFactor, b * chromaFactor));
}

function hexOf(rgb: Rgb): `#${string}` {
  return `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Without grain: it is applied as measured (see `finish/match-look.ts`). */
function effectsOf({ vignette, sharpness }: Profile): Style['effects'] {
  return [
    ...(vignette > 0.12 ? [{ id: 'vignette' as const, strength: Math.min(0.85, vignette * 1.2) }] : []),
    ...(sharpness < softUpTo ? [{ id: 'bloom' as const, strength: 0.35 }] : []),
  ];
}

/** The minimum contrast between a letter's face and its edge (WCAG 2), so that the ground does not matter. */
const edgeContrast = 7;
/**
 * The minimum for letters without an edge, on the look's lights and darks; half as much again as large text
 * needs.
 */
const bareContrast = 4.5;
const edgeWidth = 0.075;

/** Whether the letters are light: as in these pictures, or as is most legible on their ground. */
function hasLightLetters(look: Profile): boolean {
  return look.text === null ? hasDarkGround(look) : brightnessOf(look.text.color) > 128;
}

/**
 * Returns letters in the look's colour and height. If the pictures have none, they are the base's, unless the
 * ground is so bright that dark ones read better. Letters that could be lost on their ground get an edge.
 */
function letteringOf(base: Lettering, look: Profile): Lettering {
  const { text } = look;
  const dark = darkestOf(look);
  const isLight = hasLightLetters(look);
  const color = text === null ? (isLight ? '#ffffff' : dark) : text.color;
  const edge = edgeOf(color, dark);
  const outlines: readonly Outline[] =
    text === null || text.isOutlined || !isReadBare(color, look) ? [{ width: edgeWidth, tint: edge }] : [];
  if (text === null && isLight) return edged(base, outlines);
  const { depth: _depth, texture: _texture, band: _band, glow: _glow, longShadow: _long, ...rest } = base;
  return {
    ...rest,
    ...(text !== null && { font: fontOf(look, text.isCapital) }),
    tilt: 0,
    sway: 0,
    plainRatio: 0.8,
    plain: { fill: [asTint(color)], outlines },
    emphasis: { fill: ['accent'], outlines: [{ width: edgeWidth, tint: 'against-accent' }] },
    shadow: {
      x: 0.02,
      y: 0.04,
      blur: look.flatness > flatFrom ? 0 : 0.1,
      tint: dark,
      opacity: isLight ? 0.7 : 0.15,
    },
  };
}

/** Returns the base's letters, each kind with an edge or on a band. */
function edged({ plain, emphasis, band, ...base }: Lettering, outlines: readonly Outline[]): Lettering {
  const isOnBar = band !== undefined && band.kind !== 'rule';
  const own: LinePaint = { fill: ['accent'], outlines: [{ width: edgeWidth, tint: 'against-accent' }] };
  return {
    ...base,
    ...(band && { band }),
    plain: plain.outlines.length > 0 ? plain : { ...plain, outlines },
    emphasis: isOnBar || emphasis.outlines.length > 0 ? emphasis : own,
  };
}

/** Returns the look's own dark, white or black: the first with enough contrast. */
function edgeOf(color: string, dark: Tint): Tint {
  const shades = [dark, '#ffffff', '#0b0b10'] as const;
  return shades.find((shade) => contrast(color, shade) >= edgeContrast) ?? '#0b0b10';
}

/**
 * Returns whether a colour is legible on tones that are neither among the look's darkest nor its lightest.
 */
function isReadBare(color: string, { tones }: Profile): boolean {
  return [1, 2, 3].every((at) => {
    const ground = hexOf(fromOklab(tones.lightness[at] ?? 0.5, 0, 0));
    return contrast(color, ground) >= bareContrast;
  });
}

function fontOf({ flatness }: Profile, isCapital: boolean): FontId {
  if (flatness > flatFrom) return isCapital ? 'lilita-one' : 'fredoka';
  return isCapital ? 'anton' : 'montserrat';
}

function heroOf(base: HeroFinish, look: Profile): HeroFinish {
  const isDark = middleOf(look) < darkUpTo;
  const isOutlined = look.outlines >= outlinedFrom;
  return {
    ...base,
    outlines: isOutlined ? [{ width: 7, tint: darkestOf(look) }] : [],
    rims: isDark
      ? [
          { from: 'left', tint: 'accent', strength: 0.9 },
          { from: 'right', tint: 'glow', strength: 0.8 },
        ]
      : [],
    shadow: look.flatness > flatFrom ? 'none' : 'soft',
    glow: { tint: 'glow', strength: isDark ? 0.6 : 0.25 },
    shade: isDark ? 0.4 : 0.08,
    backdrop: 'none',
  };
}

function darkestOf({ palette }: Profile): Tint {
  const [darkest] = palette
    .map(({ color }) => color)
    .sort((one, other) => brightnessOf(one) - brightnessOf(other));
  return darkest !== undefined && brightnessOf(darkest) < 90 ? asTint(darkest) : '#15151c';
}

function brightnessOf(color: string): number {
  const [red, green, blue] = rgbOf(color);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}

const asTint = (color: string): Tint => (color.startsWith('#') ? (color as `#${string}`) : '#ffffff');
