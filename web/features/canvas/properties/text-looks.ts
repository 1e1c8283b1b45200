import type { TextLook } from '#canvas/document/text-look.ts';

interface NamedLook {
  readonly id: string;
  readonly text:
    | 'shout'
    | 'clean'
    | 'horror'
    | 'gold'
    | 'neon'
    | 'comic'
    | 'news'
    | 'marker'
    | 'ice'
    | 'game';
  /** Lengths are shares of the font size. */
  readonly look: TextLook;
}

const plain = {
  isBold: false,
  isItalic: false,
  letterSpacing: 0,
  lineHeight: 1.05,
  box: null,
  effects: [],
  arc: 0,
} satisfies Partial<TextLook>;

/** Looks by what creators want a title to say. */
export const textLooks: readonly NamedLook[] = [
  {
    id: 'shout',
    text: 'shout',
    look: {
      ...plain,
      font: 'anton',
      isUppercase: true,
      fill: { kind: 'color', color: '#ffd400' },
      outlines: [{ color: '#000000', width: 0.1 }],
      effects: [{ kind: 'shadow', color: '#000000a6', x: 0.05, y: 0.07, blur: 0.06 }],
    },
  },
  {
    id: 'clean',
    text: 'clean',
    look: {
      ...plain,
      font: 'montserrat',
      isUppercase: false,
      fill: { kind: 'color', color: '#ffffff' },
      outlines: [],
      letterSpacing: -10,
      effects: [{ kind: 'shadow', color: '#00000080', x: 0, y: 0.04, blur: 0.16 }],
    },
  },
  {
    id: 'horror',
    text: 'horror',
    look: {
      ...plain,
      font: 'bebas-neue',
      isUppercase: true,
      fill: {
        kind: 'gradient',
        angle: 90,
        stops: [
          { at: 0, color: '#ff3b30' },
          { at: 1, color: '#5a0000' },
        ],
      },
      outlines: [{ color: '#0a0000', width: 0.06 }],
      letterSpacing: 30,
      effects: [{ kind: 'glow', color: '#ff0000b3', blur: 0.35 }],
    },
  },
  {
    id: 'gold',
    text: 'gold',
    look: {
      ...plain,
      font: 'archivo-black',
      isUppercase: true,
      fill: {
        kind: 'gradient',
        angle: 90,
        stops: [
          { at: 0, color: '#fff4b8' },
          { at: 0.5, color: '#ffc400' },
          { at: 1, color: '#a86a00' },
        ],
      },
      outlines: [{ color: '#3a2200', width: 0.07 }],
      effects: [{ kind: 'shadow', color: '#000000b3', x: 0, y: 0.06, blur: 0.1 }],
    },
  },
  {
    id: 'neon',
    text: 'neon',
    look: {
      ...plain,
      font: 'russo-one',
      isUppercase: false,
      fill: { kind: 'color', color: '#ffffff' },
      outlines: [{ color: '#ff2bd6', width: 0.03 }],
      effects: [{ kind: 'glow', color: '#ff2bd6ff', blur: 0.45 }],
    },
  },
  {
    id: 'comic',
    text: 'comic',
    look: {
      ...plain,
      font: 'bangers',
      isUppercase: true,
      fill: { kind: 'color', color: '#ff3b30' },
      outlines: [
        { color: '#000000', width: 0.15 },
        { color: '#ffffff', width: 0.09 },
      ],
      letterSpacing: 20,
    },
  },
  {
    id: 'news',
    text: 'news',
    look: {
      ...plain,
      font: 'oswald',
      isUppercase: true,
      fill: { kind: 'color', color: '#ffffff' },
      outlines: [],
      box: { color: '#d4111e', paddingX: 0.28, paddingY: 0.08, rounding: 0.04, around: 'lines' },
      lineHeight: 1.3,
    },
  },
  {
    id: 'marker',
    text: 'marker',
    look: {
      ...plain,
      font: 'permanent-marker',
      isUppercase: false,
      fill: { kind: 'color', color: '#111111' },
      outlines: [],
      box: { color: '#ffe94a', paddingX: 0.2, paddingY: 0.04, rounding: 0.02, around: 'lines' },
      lineHeight: 1.25,
    },
  },
  {
    id: 'ice',
    text: 'ice',
    look: {
      ...plain,
      font: 'titan-one',
      isUppercase: true,
      fill: {
        kind: 'gradient',
        angle: 90,
        stops: [
          { at: 0, color: '#ffffff' },
          { at: 1, color: '#4cc3ff' },
        ],
      },
      outlines: [{ color: '#08315a', width: 0.09 }],
    },
  },
  {
    id: 'game',
    text: 'game',
    look: {
      ...plain,
      font: 'luckiest-guy',
      isUppercase: true,
      fill: { kind: 'color', color: '#ffffff' },
      outlines: [
        { color: '#000000', width: 0.17 },
        { color: '#6a2cff', width: 0.1 },
      ],
      effects: [{ kind: 'shadow', color: '#000000cc', x: 0, y: 0.1, blur: 0 }],
    },
  },
];
