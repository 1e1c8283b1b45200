/**
 * A place that is drawn as a whole behind its subject: a window with its view, a ward, an icy sea. What the
 * words put there is in it, and nothing that it shows by itself is set into it again.
 */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import { isAfloat } from '../layout/flying.ts';
import { isOnTable } from '../layout/still-life.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPair } from '../own-drawings/figures/pairs.ts';
import { sceneThings } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { changedThings, type Things } from './changed-things.ts';

interface Setting {
  /** Compared without accents, in the words of all languages at once. */
  words: RegExp;
  /** Words with which it is another place. */
  unless?: RegExp;
  /** Whose light it has. */
  scene: SceneId;
  mood?: string;
  shown: RegExp;
  icons: (text: string, things: Things) => IconId[];
}

const isPerson = (icon: IconId) => readFigure(icon) !== null || readPair(icon) !== null;

const weathers = [
  ['night', /\b(?:night|stars?|moon\w*|noite|estrelas?|lua|noche|estrellas?|luna|midnight)\b/],
  ['rain', /\b(?:rain\w*|storm\w*|chuv\w*|tempestade|lluvi\w*|llov\w*|llueve|tormenta)\b/],
  ['snow', /\b(?:snow\w*|winter|nev[ae]\w*|nevando|inverno|nieve|invierno)\b/],
  [
    'sunset',
    /\b(?:sunset|sunrise|dusk|dawn|por do sol|entardecer|amanhecer|atardecer|amanecer|puesta de sol)\b/,
  ],
] as const;

const outside = (text: string) => weathers.find(([, words]) => words.test(text))?.[0] ?? 'day';

const settings: readonly Setting[] = [
  {
    // Who is by a fire is not in the flames.
    words:
      /\b(?:(?:by|beside|near|around|next to|in front of) (?:the|a) fire|(?:junto al|frente al|alrededor del|cerca del) fuego|(?:ao lado|perto|em volta|ao redor|em frente|junto) (?:do|ao) fogo)\b/,
    unless:
      /\b(?:fire ?places?|lareiras?|chimeneas?|fire (?:truck|engine|station)|camp ?fires?|bonfires?|cats?|kittens?|gat[oa]s?|gatinh[oa]s?)\b/,
    scene: 'forest',
    mood: 'night',
    shown: /^(?:fire|campfire|camping)$/,
    icons: () => ['campfire'],
  },
  {
    words:
      /\b(?:(?:look|gaz|star|peer|watch|peek|sitt|sleep|read|wait|stand)\w*(?: \w+){0,4}? (?:out of|out|through|from|at|by|on|in|near|beside) (?:(?:the|a|an|his|her|its|their) )?(?:\w+ ){0,2}?window(?:sill| sill)?|(?:by|at|near|beside|next to|in front of|on) (?:the|a|his|her) (?:\w+ )?window(?:sill| sill)?|window ?sill|(?:n[ao]|pel[ao]|da|junto a|perto da|ao lado da|em frente a|a beira da|atraves da|numa|no parapeito da) janela|(?:por|en|junto a|desde|ante|frente a|a traves de|al lado de|cerca de) (?:la|una|su) ventana|alfeizar)\b/,
    unless:
      /\b(?:spaceship|space station|train|airplane|plane|castle|bus|car|nave|trem|onibus|aviao|castelo|tren|avion|castillo|autobus|coche|carro|shop window|store window|outside the window)\b/,
    scene: 'room',
    mood: 'day',
    shown:
      /^(?:window|curtain|sofa|couch-and-lamp|night-with-stars|star|stars|glowing-star|full-moon|crescent-moon|cloud.*|droplet|umbrella.*|snowflake|house|sun|cityscape.*|sunset|sunrise.*|bed)$/,
    icons: (text, { hero, secondHero }) => {
      const isSeat = ![hero, secondHero].some((one) => one !== null && isPerson(one.icon));
      return [`window-${isSeat ? 'seat' : 'wall'}-${outside(text)}`];
    },
  },
  {
    words:
      /\b(?:hospital|hospitais|hospitales|hospitals|clinics?|clinicas?|enfermarias?|hospital (?:room|ward|corridor))\b/,
    scene: 'lab',
    mood: 'day',
    shown:
      /^(?:hospital|stethoscope|syringe|ambulance|bed|test-tube|microscope|alembic|petri-dish|ring|adhesive-bandage)$/,
    icons: () => ['hospital-ward'],
  },
  {
    words:
      /\b(?:(?:ballet|dance) (?:studio|class|school|room)|(?:estudio|aula|sala|escola|clase|salon|academia|escuela) de (?:bale|ballet|danca|danza|baile)|ballet studio)\b/,
    scene: 'room',
    mood: 'day',
    shown: /^(?:ballet-shoes|studio-microphone|mirror|window|school|microphone|artist-palette|paintbrush)$/,
    icons: () => ['ballet-studio'],
  },
  {
    words:
      /\b(?:in (?:a|an|the|his|her) (?:[\w-]+ ){0,2}tower|tower room|(?:n[ao]|numa|em uma) (?:\w+ )?torre|en (?:la|una|su) (?:\w+ )?torre)\b/,
    unless: /\b(?:eiffel|tokyo|toquio|tokio|radio|pisa|belem|control tower|water tower|clock tower)\b/,
    scene: 'library',
    mood: 'candles',
    shown: /^(?:castle|stone-castle|tokyo-tower|office-building|books|bookshelf|window|.*tower)$/,
    icons: () => ['tower-room'],
  },
  {
    words: /\b(?:lisbon|lisboa|alfama)\b/,
    scene: 'village',
    shown:
      /^(?:village|house|houses|house-with-garden|castle|map.*|motorway|cityscape.*|office-building|mountain.*|trolleybus|flag.*|mountain-railway|national-park|derelict-house|classical-building)$/,
    icons: (text) => {
      const hour = outside(text);
      return [hour === 'sunset' || hour === 'night' ? `lisbon-street-${hour}` : 'lisbon-street'];
    },
  },
  {
    words: /\b(?:icebergs?|ice floes?|ice shelf|icebergues?|tempanos?|bancos? de hielo|blocos? de gelo)\b/,
    scene: 'ocean',
    shown: /^(?:iceberg|ice|snowflake|mountain.*|snow-capped-mountain|cliff)$/,
    icons: (_, { hero }) => (hero === null || swims(hero.icon) ? ['far-icebergs'] : ['ice-floe']),
  },
];

const swims = (icon: IconId) =>
  isAfloat(icon) || /^(?:shark|orca|whale|dolphin|narwhal|fish)|-(?:swimming|jumping)$/.test(icon);

/** Returns the setting that the words name; null where there is none. */
export const settingIn = (prompt: string): Setting | null => {
  const text = fold(prompt);
  return settings.find(({ words, unless }) => words.test(text) && !unless?.test(text)) ?? null;
};

const tables = /\b(?:tables?|mesas?|countertop|balcao|bancada|mesita|mesinha)\b/;
const checked =
  /\b(?:(?:checked|chequered|checkered|gingham|plaid) (?:\w+ )?(?:table ?)?(?:cloth|blanket)|toalhas? (?:\w+ )?(?:xadrez|quadriculadas?)|mantel(?:es)? (?:\w+ )?(?:a|de) cuadros|manta a cuadros|mantel a cuadros)\b/;
const reflected =
  /\b(?:reflect\w*|mirrored|reflet\w+|espelhad[oa]s?|reflej\w+)\b.*\b(?:water|lakes?|ponds?|river|lagos?|lagoa|agua|aguas|rio|laguna|estanque|sea|ocean|mar|oceano)\b|\b(?:water|lakes?|lago|agua|rio|lagoa|laguna)\b.*\b(?:reflect\w*|reflet\w+|reflej\w+)\b/;

/** The ground under things that the words put on a table or a cloth. */
function groundOf(text: string, { hero, secondHero }: Things): IconId[] {
  const isTable =
    hero !== null && secondHero === null && (isOnTable(hero.icon) || hero.icon.startsWith('dish-'));
  if (checked.test(text)) return isTable ? ['checked-cloth'] : [];
  return isTable && tables.test(text) ? ['near-table'] : [];
}

const books = /^(?:open-book|blue-book|closed-book)$/;
/** Who reads holds a book up. */
const lying = (things: Things): Things =>
  things.hero !== null &&
  [things.hero, ...things.stickers].every(({ icon }) => isOnTable(icon) || books.test(icon))
    ? {
        ...things,
        hero: asLying(things.hero),
        stickers: things.stickers.map(asLying),
      }
    : things;
const asLying = <T extends { icon: IconId }>(thing: T): T =>
  books.test(thing.icon)
    ? { ...thing, icon: 'open-book-flat' }
    : thing.icon === 'books'
      ? { ...thing, icon: 'book-stack' }
      : thing;

/** Compared without accents. */
const stacks =
  /\b(?:(?:stack|pile|heap|tower)s? of (?:\w+ )?books|(?:pilhas?|montes?|montanhas?) de livros|(?:pilas?|montones|monton|torres?) de libros)\b/;

/** Who is on a stack of books is on its top. */
function onStack<T extends Things>(things: T, text: string): T {
  const { hero, secondHero } = things;
  const isBook = ({ icon }: { icon: IconId }) => /^(?:books|.*-book|book-stack|open-book-flat)$/.test(icon);
  if (!stacks.test(text) || hero === null || isBook(hero)) return things;
  const stickers = things.stickers.filter((one) => !isBook(one));
  const other = secondHero !== null && !isBook(secondHero) ? secondHero : null;
  return changedThings(things, {
    secondHero: other,
    stickers: [{ icon: 'book-stack' }, ...stickers].slice(0, sceneThings.all),
  });
}

/** Who rides a wave is before a large one. */
const surfs = (hero: Things['hero']) => hero !== null && /(?:-|^)surfing$/.test(hero.icon);

/** Animals sit at a window, and who surfs needs no second wave. */
function inPlace({ hero }: Things, isAtWindow: boolean, isOnWave: boolean): Things['hero'] {
  if (hero === null) return hero;
  const beast = isAtWindow ? readBeast(hero.icon) : null;
  if (beast && /^(?:standing|walking)$/.test(beast.pose) && hasIcon(`${beast.species}-sitting`))
    return { ...hero, icon: `${beast.species}-sitting` };
  return isOnWave ? { ...hero, icon: hero.icon.replace(/-surfing$/, '-on-wave') } : hero;
}

/** Returns the things with the setting that they are in. */
export function inSettings<T extends Things>(given: T, prompt: string): T {
  const text = fold(prompt);
  const setting = settingIn(prompt);
  const things = onStack(lying(given) as T, text);
  const { hero } = things;
  const isGone = (icon: IconId) =>
    (setting?.shown.test(icon) ?? false) || (surfs(hero) && /^(?:water-wave|surfboard)$/.test(icon));
  const around = setting?.icons(text, things) ?? [];
  const ground = groundOf(text, things);
  const water =
    reflected.test(text) && hero !== null && creatureOf(hero.icon) === null
      ? ['still-lake', 'lake-ripples']
      : [];
  const wave = surfs(hero) ? ['big-wave'] : [];
  const added = [...around, ...ground, ...water, ...wave];
  if (added.length === 0 && things === given) return given;
  const shown = inPlace(
    things,
    setting !== null && around.some((icon) => icon.startsWith('window-seat')),
    wave.length > 0,
  );
  const second = things.secondHero !== null && isGone(things.secondHero.icon) ? null : things.secondHero;
  return changedThings(things, {
    hero: shown,
    secondHero: second,
    stickers: [
      ...added.map((icon) => ({ icon })),
      ...things.stickers.filter(({ icon }) => !isGone(icon)),
    ].slice(0, sceneThings.all),
  });
}
