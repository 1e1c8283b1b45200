/** Roles of courts, faith, tales, families and the sea. */
import type { Look } from './look.ts';
import { black, brown, dark, deep, denim, grey, leather, light, man, white, woman } from './people.ts';

import { blond, cream, elder, ginger, khaki, moss, navy, plum, red, steel } from './role-tones.ts';

const royal = {
  queen: {
    ...woman,
    hair: brown,
    top: plum,
    skirt: 'robe',
    hat: 'tiara',
    worn: ['gold-trim', 'ermine'],
    cape: red,
    shoes: leather,
  },
  bride: {
    ...woman,
    hair: brown,
    cut: 'bun',
    top: white,
    skirt: 'robe',
    hat: 'veil',
    worn: ['lace'],
    shoes: white,
  },
  groom: { ...man, hair: black, top: dark, bottom: dark, shoes: dark, worn: ['lapels'] },
  pharaoh: {
    ...man,
    skin: deep,
    hair: black,
    top: white,
    skirt: 'dress',
    hat: 'crown',
    worn: ['gold-trim'],
    shoes: leather,
  },
} satisfies Record<string, Look>;

const sea = {
  sailor: { ...man, top: white, bottom: navy, shoes: dark, hat: 'sailor', worn: ['stripes'] },
  captain: { ...elder, top: navy, bottom: dark, shoes: dark, hat: 'captain', worn: ['buttons'] },
  fisher: {
    ...man,
    top: ['#ffd45a', '#e0a414', '#946806'],
    bottom: ['#ffd45a', '#d99c10', '#8c6206'],
    shoes: dark,
    hat: 'beanie',
    beard: brown,
  },
  pirate: {
    ...man,
    top: red,
    bottom: dark,
    shoes: leather,
    hat: 'tricorn',
    beard: black,
    hair: black,
    worn: ['vest', 'belt'],
  },
  diver: { ...man, top: dark, bottom: dark, shoes: ['#ffd24a', '#e0a414', '#8c6206'], hat: 'goggles' },
} satisfies Record<string, Look>;

const faith = {
  nun: {
    ...woman,
    top: ['#5a5f6e', '#2c303c', '#16181f'],
    skirt: 'robe',
    hat: 'wimple',
    worn: ['cross'],
    shoes: dark,
  },
  priest: { ...elder, beard: grey, top: dark, skirt: 'robe', shoes: dark, worn: ['stole', 'cross'] },
  angel: {
    ...woman,
    hair: blond,
    top: white,
    skirt: 'robe',
    hat: 'halo',
    worn: ['wings', 'gold-trim'],
    shoes: cream,
  },
} satisfies Record<string, Look>;

const tales = {
  fairy: {
    ...woman,
    hair: ginger,
    top: ['#c9f0a0', '#7cc850', '#3f8226'],
    skirt: 'dress',
    worn: ['fairy-wings'],
    hat: 'flower',
    shoes: moss,
  },
  viking: {
    ...man,
    hair: ginger,
    cut: 'braids',
    beard: ginger,
    hasLongBeard: true,
    top: ['#a9835a', '#745432', '#45301a'],
    bottom: dark,
    shoes: leather,
    hat: 'horned',
    worn: ['belt', 'fur'],
  },
  samurai: {
    ...man,
    hair: black,
    moustache: black,
    top: red,
    bottom: dark,
    shoes: dark,
    hat: 'kabuto',
    worn: ['plate'],
  },
  alchemist: {
    ...elder,
    hasLongBeard: true,
    top: ['#7ac0a0', '#2f7a5c', '#154632'],
    skirt: 'robe',
    hat: 'cloche',
    worn: ['belt'],
  },
  druid: { ...elder, hasLongBeard: true, top: moss, skirt: 'robe', hat: 'laurel', worn: ['belt'] },
  zombie: {
    ...man,
    skin: ['#b8cf9a', '#85a86a', '#4f6c40'],
    hair: black,
    top: ['#8f99a7', '#5a6470', '#333a44'],
    bottom: dark,
    shoes: leather,
  },
  gladiator: {
    ...man,
    skin: deep,
    top: red,
    skirt: 'dress',
    hat: 'crest',
    worn: ['cuirass'],
    shoes: leather,
  },
  gondolier: { ...man, top: white, bottom: dark, shoes: dark, hat: 'straw', worn: ['stripes'] },
  santa: { ...elder, hasLongBeard: true, top: red, bottom: red, shoes: dark, hat: 'santa', worn: ['belt'] },
  elvin: {
    ...woman,
    skin: light,
    hair: blond,
    top: ['#9fdb9c', '#4fa86c', '#286a44'],
    skirt: 'robe',
    hat: 'laurel',
    worn: ['belt'],
    shoes: leather,
  },
  'lady-knight': { ...woman, top: steel, bottom: steel, shoes: steel, worn: ['plate', 'belt'], cape: red },
} satisfies Record<string, Look>;

const family = {
  mother: {
    ...woman,
    hair: brown,
    cut: 'bob',
    top: ['#9fd8b0', '#4fa870', '#286a40'],
    skirt: 'dress',
    worn: ['collar'],
  },
  father: {
    ...man,
    hair: brown,
    beard: brown,
    top: ['#8fb4d8', '#4a7cae', '#274f7c'],
    bottom: khaki,
    shoes: leather,
    worn: ['collar', 'buttons'],
  },
  teen: {
    ...man,
    hair: brown,
    cut: 'curly',
    top: ['#ff8a7a', '#e0483a', '#8e2018'],
    bottom: denim,
    hat: 'baseball',
    worn: ['hoodie'],
  },
  'teen-girl': {
    ...woman,
    hair: ginger,
    cut: 'ponytail',
    top: ['#c3a2f0', '#8a5cd0', '#52308a'],
    bottom: denim,
    worn: ['hoodie'],
  },
} satisfies Record<string, Look>;

/** By the name in a figure's own. */
export const taleLooks = {
  ...royal,
  ...sea,
  ...faith,
  ...tales,
  ...family,
} satisfies Record<string, Look>;
