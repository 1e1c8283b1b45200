/** What a title's heroes are drawn as: food as it is served, a castle of stone, a house that frightens. */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import type { SpeciesName } from '../own-drawings/beasts/species.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { kindNamed } from './animal-words.ts';
import { servedAs } from './served-dishes.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates'>;

interface Row {
  as: IconId;
  /** Only in these scenes. */
  inScenes?: readonly SceneId[];
  /** Only with these words, compared without accents. */
  with?: RegExp;
  unless?: RegExp;
}

const lowPay = /minimum wage|salario minimo|sueldo minimo|(?:nao|no) (?:dura|sobra|alcanza|rinde)\b/;

/** What a doll is drawn as that frightens. */
const eerieDoll: Row = {
  as: 'eerie-doll',
  with: /annabelle|chucky|haunt|curs|possess|scar|horror|terror|assombr|amaldic|maldit|possuid|poseid|walk|camina|anda\b|mov(?:es|ing|e|ia)\b|blink|pisc|viva\b|alive|sola\b|sozinha|duermas|durma|sleep|miedo|medo|olha|mira\b/,
};

/** Drawings of the packed set, and those of the same thing with its material, or of what the words mean. */
const drawnAs: Readonly<Record<IconId, Row>> = {
  castle: { as: 'stone-castle', unless: /sand|areia|arena|princes|disney/ },
  'statue-of-liberty': { as: 'liberty-statue' },
  sailboat: { as: 'sailing-boat' },
  pyramid: {
    as: 'step-pyramid',
    with: /\b(?:america|mexic\w*|guatemal\w*|peru\w*|mayas?|maias?|aztec\w*)\b/,
  },
  'plated-dish': { as: 'meal-tray', with: /\bcheap(?:est)?\b|\bbarat[oa]s?\b/ },
  'paw-prints': {
    as: 'leopard',
    with: /danger|deadli|predator|wild|perigos|selvage|peligros|salvaje|mortales|letales|mortais/,
  },
  camping: { as: 'lit-tent' },
  tent: { as: 'lit-tent' },
  locomotive: { as: 'steam-train' },
  houses: { as: 'village' },
  wolf: { as: 'wolf-standing' },
  bear: { as: 'bear-standing' },
  'polar-bear': { as: 'polar-bear-standing' },
  lion: { as: 'lion-standing' },
  'tiger-face': { as: 'tiger' },
  'horse-face': { as: 'horse' },
  airplane: {
    as: 'private-jet',
    with: /private (?:jet|plane)|jatinho|(?:jato|aviao) particular|(?:jet|avion) privado/,
  },
  'nesting-dolls': eerieDoll,
  'rag-doll': eerieDoll,
  'puzzle-piece': { as: 'puzzle-cube', with: /rubik|cubo magico/ },
  'balance-scale': {
    as: 'bathroom-scale',
    with: /weight|\bfat\b|pounds?|\blbs?\b|\bkg\b|\d+ ?kg|kilos?|quilos?|emagre|\bpeso\b|adelgaz|bascula|balanca/,
  },
  'money-with-wings': {
    as: 'empty-wallet',
    with: /\bdebts?\b|bankrupt|dividas?|deudas?|falencia|quiebra|endivid|endeud/,
  },
  'money-bag': {
    as: 'empty-wallet',
    with: /\bbroke\b|salario minimo|(?:nao|no) (?:dura|sobra|alcanza|rinde)\b|bankrupt|\bdebts?\b|\bpoor\b|no money|dividas?|deudas?|\bpobres?\b|falid[oa]|sem dinheiro|sin dinero|endivid|endeud/,
  },
  'dollar-banknote': { as: 'empty-wallet', with: lowPay },
  'desktop-computer': { as: 'gaming-pc', with: /gam(?:er|ing)|pc build|build\w* (?:a|my) pc|setup/ },
};

/** Wild animals that are drawn as the kind that the title names. */
const wildKinds: Readonly<Record<IconId, SpeciesName>> = { leopard: 'leopard', wolf: 'wolf' };

/** Boats of rivers are no yachts of the sea. */
const inItsScene: Readonly<Record<IconId, Row>> = {
  sailboat: { as: 'river-boat', inScenes: ['jungle', 'river'] },
  'fishing-boat': { as: 'river-boat', inScenes: ['jungle'] },
  ship: { as: 'river-boat', inScenes: ['jungle', 'river'] },
};

const houses =
  /^(house|house-with-garden|mansion|hut|derelict-house|log-cabin|cottage|castle|stone-castle|houses|hotel)$/;

/** Returns the things of a title as they are drawn for it. */
export function withDrawnTitle<T extends Icons>(icons: T, prompt: string, scene: SceneId): T {
  const text = fold(prompt);
  const as = (icon: IconId): IconId => {
    const served = servedAs(icon, text);
    if (served !== icon) return served;
    const wild = wildKinds[icon];
    const kind = wild === undefined ? undefined : kindNamed(wild, text);
    if (kind !== undefined && kind !== wild) return `${kind}-standing`;
    const placed = inItsScene[icon];
    if (placed?.inScenes?.includes(scene)) return placed.as;
    const row = drawnAs[icon];
    const isMeant = row !== undefined && (row.with?.test(text) ?? true) && !row.unless?.test(text);
    return isMeant && hasIcon(row.as) ? row.as : icon;
  };
  const { hero, secondHero, states = [], relation } = icons;
  const isScary = states.includes('scary') && hero !== null && !relation && houses.test(hero.icon);
  const isWard = hero !== null && /^(?:hospital|school)$/.test(hero.icon);
  if (isWard && states.some((state) => state === 'scary' || state === 'abandoned'))
    return { ...icons, hero: { icon: 'old-asylum' } };
  const { states: _states, ...rest } = icons;
  // The drawing is as dark as the state would make it.
  const kept = states.filter((state) => state !== 'scary');
  if (isScary)
    return { ...rest, ...(kept.length > 0 && { states: kept }), hero: { icon: 'haunted-house' } } as T;
  return {
    ...icons,
    hero: hero && { ...hero, icon: as(hero.icon) },
    secondHero: secondHero && { ...secondHero, icon: as(secondHero.icon) },
    stickers: icons.stickers.map((sticker) => ({ ...sticker, icon: as(sticker.icon) })),
  };
}
