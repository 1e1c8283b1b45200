/** Leaves out things that only stand for a word: no wand lies in an enchanted forest. */
import { fold } from '../language/text.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';

/** A thing, and the words that name it; compared without accents. */
const onlyNamed = [
  {
    icon: /^person-getting-haircut$/,
    words: /\b(?:haircut|hairdress|barber|cabeleireir|barbeir|corte de (?:cabelo|pelo)|peluquer|barber)/,
  },
  { icon: /^magic-wand$/, words: /\b(?:wands?|varinhas?|varitas?)\b/ },
  { icon: /^artist-palette$/, words: /\b(?:paint|palet|pinta|pintor|pintur|artist|galler|galeri|atelier)/ },
  { icon: /^(?:glasses|sunglasses)$/, words: /glasses\b|\b(?:oculos|gafas|lentes|anteojos)\b/ },
  { icon: /^mirror-ball$/, words: /\b(?:mirror|disco|espelho|espejo)/ },
  { icon: /^joker$/, words: /\b(?:joker|curinga|comodin|cards|baralho|naipe|baraja|poker)/ },
  { icon: /^(?:locomotive|dashing-away)$/, words: /\b(?:train|trem|tren|locomotiv)/ },
] as const;

/** Returns the things that are named, rather than meant by "enchanted" or "latte art". */
export function withoutUnnamed<T extends Pick<Recipe, 'stickers'>>(things: T, prompt: string): T {
  const text = fold(prompt);
  const isNamed = ({ icon }: { icon: string }) =>
    onlyNamed.every((row) => !row.icon.test(icon) || row.words.test(text));
  return { ...things, stickers: things.stickers.filter(isNamed) };
}

type Things = Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>;

/** Compared without accents, in the words of all languages at once. */
const smoke = /\b(?:smoke|smoking|fumaca|humo|humeante)\b/;
const houses = /^(log-cabin|hut|house|house-with-garden|cottage)$/;

/** Compared without accents, in the words of all languages at once. */
const halloween = /\b(?:halloween|jack|bruxas|brujas|carved|spooky|assombr\w*|embrujad\w*|haunted)\b/;
const overLand =
  /\b(?:valleys?|mountains?|canyons?|cappadocia|sky|vales?|montanhas?|capadocia|ceu|valles?|montanas?|cielo|canon|field|campos?)\b/;

const trains = /^(?:high-speed-train|locomotive|station|train)$/;
const bulletTrains = /\b(?:bullet|high[ -]speed|shinkansen|maglev|bala|de alta velocid\w+)\b/;

/** What another thing is meant by than in a title: a balloon over a valley, a pumpkin that is no lantern. */
export function asMeant<T extends Things>(things: T, prompt: string): T {
  const text = fold(prompt);
  const isBullet = bulletTrains.test(text);
  const meant = <Thing extends { icon: IconId }>(thing: Thing, isHero: boolean): Thing => {
    if (isBullet && trains.test(thing.icon)) return { ...thing, icon: 'bullet-train' };
    if (thing.icon === 'jack-o-lantern' && !halloween.test(text)) return { ...thing, icon: 'pumpkin' };
    return isHero && thing.icon === 'balloon' && overLand.test(text)
      ? { ...thing, icon: 'hot-air-balloon' }
      : thing;
  };
  return {
    ...things,
    hero: things.hero && meant(things.hero, true),
    secondHero: things.secondHero && meant(things.secondHero, false),
    stickers: things.stickers.map((thing) => meant(thing, false)),
  };
}

/** A house with smoke from its chimney is one drawing. */
export function withSmokingHouse<T extends Things>(things: T, prompt: string): T {
  if (!smoke.test(fold(prompt))) return things;
  const all = [things.hero, things.secondHero, ...things.stickers];
  if (!all.some((one) => one !== null && houses.test(one.icon))) return things;
  const shown = <Thing extends { icon: IconId }>(thing: Thing): Thing =>
    houses.test(thing.icon) ? { ...thing, icon: 'smoking-cabin' } : thing;
  const isChimney = (icon: IconId) => icon === 'fireplace' || icon === 'cigarette';
  const hero = things.hero && !isChimney(things.hero.icon) ? shown(things.hero) : null;
  const rest = things.stickers.filter(({ icon }) => !isChimney(icon)).map(shown);
  const [first = null, ...others] = rest;
  return {
    ...things,
    hero: hero ?? first,
    secondHero: things.secondHero && shown(things.secondHero),
    stickers: hero ? rest : others,
  };
}
