/**
 * The image styles in pictures without words: each is a look of the whole picture, of its place and of who is
 * in it. A row states how it differs from the style of pictures with words.
 */
import { genesysStyles } from './genesys-styles.ts';
import type { Modelling, Style } from './style.ts';

type Difference = Partial<Omit<Style, 'hero'>> & { hero?: Partial<Style['hero']> };

const soft: Modelling = {
  kind: 'soft',
  strength: 0.75,
  ambient: 0.35,
  sheen: 0.16,
  rim: 0.45,
  texture: 0.25,
};
const cel: Modelling = { kind: 'cel', strength: 0.8, ambient: 0.16, sheen: 0.3, rim: 0, texture: 0 };
const noGlow = { tint: '#ffffff', strength: 0 } as const;

const looks: Record<string, Difference> = {
  Default: {
    foreground: 'none',
    hero: { shade: 0.12, modelling: soft },
    effects: [{ id: 'vignette', strength: 0.3 }],
  },
  Photographic: {
    sceneBlur: 0,
    grade: 'none',
    foreground: 'none',
    hero: {
      shade: 0.1,
      rims: [],
      glow: noGlow,
      modelling: { kind: 'soft', strength: 1, ambient: 0.62, sheen: 0.16, rim: 0.5, texture: 0.6 },
    },
    effects: [
      { id: 'lens-depth', strength: 1 },
      { id: 'vignette', strength: 0.4 },
      { id: 'bloom', strength: 0.3 },
      { id: 'negative', strength: 1 },
    ],
  },
  Realistic: {
    grade: 'none',
    foreground: 'none',
    hero: {
      shade: 0.08,
      rims: [],
      glow: noGlow,
      modelling: { kind: 'soft', strength: 0.95, ambient: 0.5, sheen: 0.12, rim: 0.3, texture: 0.75 },
    },
    effects: [
      { id: 'sunlight', strength: 0.9 },
      { id: 'clarity', strength: 0.45 },
      { id: 'negative', strength: 0.6 },
    ],
  },
  Cartoon: {
    grade: 'vivid',
    foreground: 'none',
    hero: {
      outlines: [{ width: 6, tint: '#1c1420' }],
      rims: [],
      shadow: 'none',
      shade: 0,
      glow: noGlow,
      modelling: cel,
    },
    effects: [
      { id: 'cel-place', strength: 0.5 },
      { id: 'ink-drawing', strength: 0.45 },
    ],
  },
  Masterpiece: {
    grade: 'varnish',
    foreground: 'none',
    hero: {
      shade: 0.15,
      glow: noGlow,
      modelling: { kind: 'soft', strength: 1, ambient: 0.55, sheen: 0.12, rim: 0.5, texture: 0 },
    },
    effects: [
      { id: 'vignette', strength: 0.55 },
      { id: 'brushwork', strength: 1 },
    ],
  },
  Comic: {
    grade: 'punchy',
    foreground: 'none',
    hero: {
      outlines: [{ width: 6, tint: '#120c12' }],
      rims: [],
      shadow: 'none',
      shade: 0,
      glow: noGlow,
      backdrop: 'none',
      modelling: { ...cel, strength: 1, sheen: 0.4 },
    },
    effects: [
      { id: 'screen-dots', strength: 0.9 },
      { id: 'ink-drawing', strength: 0.9 },
    ],
  },
  Futuristic: {
    grade: 'night-neon',
    foreground: 'none',
    hero: {
      backdrop: 'none',
      shade: 0.3,
      gloss: 0.9,
      rims: [
        { from: 'left', tint: '#2fe8ff', strength: 1.6 },
        { from: 'right', tint: '#ff3ad2', strength: 1.6 },
      ],
      modelling: { ...soft, ambient: 0.7, sheen: 0.4 },
    },
    effects: [
      { id: 'neon-place', strength: 0.9 },
      { id: 'bloom', strength: 0.5 },
      { id: 'chromatic', strength: 0.16 },
    ],
  },
  Retro: {
    grade: 'none',
    // A grid of neon is of the eighties.
    scenes: ['sunburst', 'room', 'mesh'],
    foreground: 'none',
    hero: { shade: 0.1, glow: noGlow, modelling: { ...soft, ambient: 0.45, texture: 0 } },
    effects: [
      { id: 'vignette', strength: 0.35 },
      { id: 'light-leak', strength: 0.3 },
      { id: 'seventies', strength: 1 },
      { id: 'grain', strength: 1 },
      { id: 'frame', strength: 1 },
    ],
  },
  Disney: {
    grade: 'fairy-tale',
    foreground: 'none',
    hero: {
      shade: 0.05,
      backdrop: 'none',
      glow: { tint: 'glow+50', strength: 0.4 },
      modelling: { kind: 'soft', strength: 0.6, ambient: 0.3, sheen: 0.16, rim: 0.5, texture: 0 },
    },
    effects: [
      { id: 'cel-place', strength: 0.6 },
      { id: 'enchant', strength: 0.4 },
      { id: 'bloom', strength: 0.2 },
      { id: 'fairy-light', strength: 0.9 },
    ],
  },
  Portrait: {
    framing: 'near',
    sceneBlur: 0,
    grade: 'none',
    foreground: 'none',
    hero: {
      shade: 0.15,
      backdrop: 'none',
      glow: noGlow,
      modelling: { kind: 'soft', strength: 0.85, ambient: 0.3, sheen: 0.14, rim: 0.7, texture: 0.4 },
    },
    effects: [
      { id: 'studio-key', strength: 0.85 },
      { id: 'negative', strength: 0.7 },
    ],
  },
  'Video Games': {
    grade: 'punchy',
    foreground: 'embers',
    hero: {
      outlines: [],
      shade: 0.1,
      rims: [
        { from: 'left', tint: 'glow+30', strength: 0.9 },
        { from: 'right', tint: 'accent+10', strength: 1.4 },
      ],
      modelling: { ...soft, strength: 0.9, sheen: 0.24, rim: 0.4, texture: 0.5 },
    },
    effects: [
      { id: 'bloom', strength: 0.4 },
      { id: 'vignette', strength: 0.4 },
      { id: 'game-display', strength: 0.92 },
    ],
  },
  Cinema: {
    grade: 'none',
    sceneBlur: 0,
    foreground: 'none',
    hero: {
      shade: 0.4,
      glow: noGlow,
      rims: [
        { from: 'left', tint: 'glow+40', strength: 0.7 },
        { from: 'right', tint: 'glow+20', strength: 0.5 },
      ],
      modelling: { ...soft, strength: 0.9, ambient: 0.8, sheen: 0.1, rim: 0.5, texture: 0.4 },
    },
    effects: [
      { id: 'lens-depth', strength: 0.55 },
      { id: 'cinema-haze', strength: 0.8 },
      { id: 'two-tone-film', strength: 0.8 },
      { id: 'grain', strength: 0.6 },
      { id: 'film-bars', strength: 1 },
    ],
  },
  Architecture: {
    foreground: 'none',
    hero: { modelling: { ...cel, strength: 0.6, ambient: 0.3 } },
    effects: [
      { id: 'cel-place', strength: 0.6 },
      { id: 'ink-drawing', strength: 0.55 },
      { id: 'grid-lines', strength: 0.25 },
      { id: 'paper', strength: 0.35 },
    ],
  },
  Sketch: {
    grade: 'pale',
    light: 'any',
    foreground: 'none',
    hero: {
      outlines: [{ width: 1.6, tint: '#1a1a1a' }],
      rims: [],
      shade: 0,
      glow: { tint: '#ffffff', strength: 1 },
      modelling: { kind: 'soft', strength: 1, ambient: 0.1, sheen: 0.1, rim: 0, texture: 0 },
    },
    effects: [
      { id: 'graphite', strength: 1 },
      { id: 'grain', strength: 0.5 },
      { id: 'paper', strength: 0.3 },
    ],
  },
  Blueprint: {
    foreground: 'none',
  },
  'CCTV footage photo': {
    hero: { shade: 0.15, modelling: { ...soft, ambient: 0.3, texture: 0 } },
  },
  'Pixaled Art': {
    hero: { outlines: [{ width: 6, tint: '#120d18' }], shadow: 'none', modelling: cel },
  },
  'POV GoPro': {
    hero: { modelling: soft },
  },
};

const plain = new Map(genesysStyles.map((style) => [style.id, style]));
const made = new Map<string, Style>();

/**
 * Returns a style of Genesys in its look for pictures without words; any other style, and one that a user's
 * words have changed, as it is.
 */
export function inSceneLook(style: Style): Style {
  const difference = looks[style.id];
  if (!difference || plain.get(style.id) !== style) return style;
  const known = made.get(style.id);
  if (known) return known;
  const look = { ...style, ...difference, hero: { ...style.hero, ...difference.hero } };
  made.set(style.id, look);
  return look;
}
