/** A trained style → one that can be drawn: one of ours that comes near, with what the profile has measured in its place. */
import { fromOklab, type Rgb, toOklab } from '../../../oklab.ts';
import type { FontId } from '../../catalogue.ts';
import type { Profile } from '../../training/profile.ts';
import type { HeroFinish, Lettering, LinePaint, Style, Tint } from '../style.ts';
import { styleOf } from '../styles.ts';
import { scenesOf } from './look-scenes.ts';

/** From which measure on each is seen. */
const darkUpTo = 0.42;
const brightFrom = 0.66;
const flatFrom = 0.45;
const outlinedFrom = 0.2;
const softUpTo = 0.38;
const vividFrom = 0.12;

const middleOf = ({ tones }: Profile) => tones.lightness[2] ?? 0.5;

/** The id of the style that treats hero and letters as these pictures might. */
export function baseOf(look: Profile): string {
  const middle = middleOf(look);
  if (middle < darkUpTo)
    return look.tones.chroma > vividFrom && look.warmth < 0 ? 'Matthew-tzdev' : 'NickD-tzdev';
  if (look.flatness > flatFrom) return 'Kurzgesagt-tzdev';
  return look.tones.chroma > vividFrom * 0.8 ? 'MrBeast-tzdev' : 'MaxVersta';
}

/** The style of a design: one of ours, as the look of a trained one has changed it. */
export function drawnStyle({ style, look }: { style: string; look?: Profile | undefined }): Style {
  const base = styleOf(style);
  return look ? learnedStyle(base, look) : base;
}

/** The base with what was measured; its id stays the base's, which a recipe's drawing looks up. */
export function learnedStyle(base: Style, look: Profile): Style {
  const middle = middleOf(look);
  return {
    ...base,
    scenes: scenesOf(look),
    light: middle < darkUpTo ? 'dark' : middle > brightFrom ? 'bright' : 'any',
    accents: accentsOf(look, base),
    lettering: letteringOf(base.lettering, look),
    hero: heroOf(base.hero, look),
    foreground: 'none',
    grade: 'none',
    sceneBlur: look.sharpness < softUpTo ? 4 : 0,
    scrim: Math.min(base.scrim, middle > brightFrom ? 0.08 : 0.25),
    effects: effectsOf(look),
  };
}

/** The look's own vivid colours, each as light or as dark as it must be to be read on the look's ground. */
function accentsOf({ accents, tones, text }: Profile, base: Style): readonly `#${string}`[] {
  const ground = tones.lightness[2] ?? 0.5;
  const own = accents.length > 0 ? accents : text === null ? base.accents : [text.color];
  const readable = own.map((color) => ({
    color: readableOn(ground, color),
    change: changeFor(ground, color),
  }));
  // The one that changes least is nearest to what was seen.
  return readable.sort((one, other) => one.change - other.change).map(({ color }) => color);
}

function changeFor(ground: number, color: string): number {
  return Math.abs(toOklab(rgbOf(readableOn(ground, color)))[0] - toOklab(rgbOf(color))[0]);
}

function readableOn(ground: number, color: string): `#${string}` {
  const [lightness, a, b] = toOklab(rgbOf(color));
  const lighter = ground < 0.55;
  const least = ground + 0.4;
  const most = ground - 0.32;
  const wanted = lighter
    ? Math.min(0.92, Math.max(lightness, least))
    : Math.max(0.25, Math.min(lightness, most));
  // A colour that is made lighter or darker keeps its vividness only as far as there is such a colour.
  const kept = wanted < lightness ? Math.max(0.75, wanted / lightness) : 1;
  const hex = fromOklab(wanted, a * kept, b * kept).map((byte) => byte.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Grain is not here: it is laid on as it was measured (see `finish/match-look.ts`). */
function effectsOf({ vignette, sharpness }: Profile): Style['effects'] {
  return [
    ...(vignette > 0.12 ? [{ id: 'vignette' as const, strength: Math.min(0.85, vignette * 1.2) }] : []),
    ...(sharpness < softUpTo ? [{ id: 'bloom' as const, strength: 0.35 }] : []),
  ];
}

function letteringOf(base: Lettering, look: Profile): Lettering {
  const { text } = look;
  const dark = darkestOf(look);
  if (text === null) return base;
  const isLight = brightnessOf(text.color) > 128;
  const edge: Tint = isLight ? dark : '#ffffff';
  const needsEdge = text.isOutlined || (isLight && middleOf(look) > brightFrom);
  const outlines = needsEdge ? [{ width: 0.075, tint: edge }] : [];
  const plain: LinePaint = { fill: [asTint(text.color)], outlines };
  const { depth: _depth, texture: _texture, band: _band, glow: _glow, longShadow: _long, ...rest } = base;
  return {
    ...rest,
    font: fontOf(look, text.isCapital),
    tilt: 0,
    sway: 0,
    plainRatio: 0.8,
    plain,
    emphasis: { fill: ['accent'], outlines },
    shadow: {
      x: 0.02,
      y: 0.04,
      blur: look.flatness > flatFrom ? 0 : 0.1,
      tint: dark,
      opacity: isLight ? 0.7 : 0.15,
    },
  };
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
