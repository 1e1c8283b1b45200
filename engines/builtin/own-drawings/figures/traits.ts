/** What a description says of a person beyond a role: sex, age, hair, beard, hat. Part of a figure's name. */
import { type Costume, costumeChanges } from './costumes.ts';
import { type DressTrait, dressChanges } from './dress-traits.ts';
import { hatTones } from './hat-tones.ts';
import type { Expression, Look, Tones } from './look.ts';
import { black, brown, deep, grey, light, tan, warm } from './people.ts';

const tones = {
  redhair: ['#f2a05a', '#c8642a', '#803812'],
  blond: ['#ffe08a', '#e8b545', '#a87a1c'],
  blackhair: black,
  brownhair: brown,
  greyhair: grey,
  pinkhair: ['#ffb0d8', '#f0609e', '#a82c68'],
  bluehair: ['#8fc8ff', '#3f86e0', '#1c4c98'],
  greenhair: ['#a6e08a', '#4fa84a', '#276b2c'],
} satisfies Record<string, Tones>;

const cuts = {
  longhair: 'long',
  shorthair: 'short',
  curly: 'curly',
  bald: 'bald',
  ponytail: 'ponytail',
  braids: 'braids',
  bun: 'bun',
  afro: 'afro',
  dreads: 'dreads',
} as const;

const hats = {
  tophat: 'top-hat',
  strawhat: 'straw',
  cowboyhat: 'western',
  fedora: 'fedora',
  beret: 'beret',
  beanie: 'beanie',
  baseballcap: 'baseball',
  crown: 'crown',
  helmet: 'hard',
  hood: 'hood',
  headscarf: 'cowl',
  hooded: 'cowl',
  bow: 'bow',
  feathers: 'feathers',
  flowers: 'flower',
  headband: 'headband',
  santahat: 'santa',
  turban: 'turban',
} as const;

export type HatTone = keyof typeof hatTones;

type Change = (look: Look) => Look;

const asWoman: Change = (look) => {
  if (look.isWoman) return look;
  const { beard: _, moustache: __, hasLongBeard: ___, ...rest } = look;
  return {
    ...rest,
    isWoman: true,
    skin: look.skin === warm ? light : look.skin,
    cut: look.isOld ? 'bun' : look.cut === 'short' || look.cut === 'bald' ? 'long' : look.cut,
  };
};

const asMan: Change = ({ isWoman, ...look }) =>
  isWoman
    ? {
        ...look,
        cut: 'short',
        skin: look.skin === light ? warm : look.skin,
        ...(look.skirt === 'dress' && { skirt: undefined as never }),
      }
    : look;

const feels =
  (expression: Expression): Change =>
  (look) => ({ ...look, expression });

const changes = {
  f: asWoman,
  m: asMan,
  old: (look) => ({
    ...look,
    isOld: true,
    hair: grey,
    ...(look.beard && { beard: grey }),
    ...(look.moustache && { moustache: grey }),
    ...(look.isWoman && look.cut === 'long' && { cut: 'bun' as const }),
  }),
  young: ({ isOld: _, beard: __, hasLongBeard: ___, ...look }) => ({
    ...look,
    ...(look.hair === grey && { hair: brown }),
  }),
  kid: ({ beard: _, moustache: __, isOld: ___, ...look }) => ({
    ...look,
    isYoung: true,
    ...(look.hair === grey && { hair: brown }),
  }),
  dark: (look) => ({ ...look, skin: deep, ...(look.hair === grey ? {} : { hair: black }) }),
  beard: (look) => ({ ...look, beard: look.hair }),
  blackbeard: (look) => ({ ...look, beard: black, ...(look.cut === 'bald' ? { hair: black } : {}) }),
  longbeard: (look) => ({ ...look, beard: look.beard ?? look.hair, hasLongBeard: true }),
  whitebeard: (look) => ({ ...look, beard: grey, hair: grey, isOld: true }),
  moustache: (look) => ({ ...look, moustache: look.hair }),
  shaven: ({ beard: _, moustache: __, hasLongBeard: ___, ...look }) => look,
  glasses: (look) => ({ ...look, glasses: 'clear' }),
  shades: (look) => ({ ...look, glasses: 'dark' }),
  scarf: (look) => ({ ...look, worn: [...(look.worn ?? []), 'scarf'] }),
  pack: (look) => ({ ...look, worn: [...(look.worn ?? []), 'backpack'] }),
  dress: (look) => ({ ...look, skirt: 'dress' }),
  gown: (look) => ({ ...look, skirt: 'robe' }),
  suit: (look) => ({
    ...look,
    top: ['#5d6578', '#363c4c', '#1d212c'],
    bottom: ['#5d6578', '#363c4c', '#1d212c'],
    worn: ['lapels'],
  }),
  kimono: (look) => ({
    ...look,
    top: ['#f2685a', '#c8202e', '#7c0f1c'],
    bottom: ['#ffe08a', '#e0b040', '#9a7018'],
    skirt: 'robe',
    worn: ['kimono'],
  }),
  cape: (look) => ({ ...look, cape: ['#f2685a', '#c8202e', '#7c0f1c'] }),
  poncho: (look) => ({ ...look, worn: [...(look.worn ?? []), 'poncho'] }),
  wings: (look) => ({ ...look, worn: ['wings', ...(look.worn ?? [])] }),
  headphones: (look) => ({ ...look, hasHeadphones: true }),
  earrings: (look) => ({ ...look, hasEarrings: 'gold' }),
  pearls: (look) => ({ ...look, hasEarrings: 'pearl' }),
  tan: (look) => ({ ...look, skin: tan, ...(look.hair === grey ? {} : { hair: black }) }),
  lipstick: (look) => ({ ...look, hasLipstick: true }),
  pipe: (look) => ({ ...look, hasPipe: true }),
  freckles: (look) => ({ ...look, hasFreckles: true }),
  angry: feels('angry'),
  crying: feels('crying'),
  laughing: feels('laughing'),
  shocked: feels('shocked'),
  scared: feels('scared'),
  worried: feels('worried'),
  happy: feels('happy'),
  serious: feels('serious'),
  sad: feels('sad'),
  tired: feels('tired'),
  proud: feels('proud'),
  bareheaded: ({ hat: _, ...look }) => look,
} satisfies Record<string, Change>;

const inTone =
  (hair: Tones): Change =>
  (look) => ({ ...look, hair, ...(look.beard && { beard: hair }) });
const inCut =
  (cut: Look['cut']): Change =>
  (look) => ({ ...look, cut });
/** "A chef with a white hat" keeps a chef's. */
const anyHat: ReadonlySet<Look['hat']> = new Set(['fedora', 'beanie', 'baseball']);
const own: ReadonlySet<Look['hat']> = new Set([
  'toque',
  'pointed',
  'western',
  'captain',
  'sailor',
  'tricorn',
  'fire',
  'hard',
]);

const under =
  (hat: NonNullable<Look['hat']>): Change =>
  (look) =>
    anyHat.has(hat) && own.has(look.hat) ? look : { ...look, hat };

/** A hat in another colour than clothes that would be taken for the same. */
const inHat =
  (tone: Tones): Change =>
  (look) => ({ ...look, hatTone: tone, ...(tone === hatTones.redhat && look.isWoman && { top: navy }) });
const navy: Tones = ['#6f86b8', '#3a4f86', '#1d2b52'];

const { f, m, ...later } = changes;
const all: Readonly<Record<string, Change>> = {
  ...costumeChanges,
  f,
  m,
  ...Object.fromEntries(Object.entries(tones).map(([name, hair]) => [name, inTone(hair)])),
  ...dressChanges,
  ...Object.fromEntries(Object.entries(cuts).map(([name, cut]) => [name, inCut(cut)])),
  ...later,
  ...Object.fromEntries(Object.entries(hats).map(([name, hat]) => [name, under(hat)])),
  ...Object.fromEntries(Object.entries(hatTones).map(([name, tone]) => [name, inHat(tone)])),
};

/** In the order in which they are applied and named. */
const order = Object.keys(all);

export type Trait =
  | Costume
  | DressTrait
  | keyof typeof changes
  | keyof typeof tones
  | keyof typeof cuts
  | keyof typeof hats
  | HatTone;

const feelings: ReadonlySet<string> = new Set(
  'angry crying laughing shocked scared worried happy serious sad tired proud'.split(' '),
);
/** Whether a trait is what a face shows. */
export const isFeeling = (trait: Trait): boolean => feelings.has(trait);

export const isTrait = (name: string): name is Trait => Object.hasOwn(all, name);

/** Returns traits once each, in their order. */
export const inOrder = (traits: readonly Trait[]): Trait[] =>
  [...new Set(traits)].sort((one, other) => order.indexOf(one) - order.indexOf(other));

export const withTraits = (look: Look, traits: readonly Trait[] = []): Look =>
  traits.reduce((changed, trait) => all[trait]?.(changed) ?? changed, look);
