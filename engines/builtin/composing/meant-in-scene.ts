/** What a word means in a description, where a title means something else by it: a mouse is an animal. */
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';

interface Sense {
  from: RegExp;
  /** What is meant; null for nothing that is drawn. */
  to: IconId | null;
  /** The sense holds where the first is in the text, and the second is not; compared without accents. */
  where?: RegExp;
  unless?: RegExp;
}

const senses: readonly Sense[] = [
  {
    from: /^computer-mouse$/,
    to: 'mouse',
    unless:
      /\b(?:computer|keyboard|wireless|gaming|gamer|desk|click|laptop|pc|computador|teclado|ordenador|inalambrico|sem fio|escritorio)\b/,
  },
  {
    from: /^wood$/,
    to: null,
    where: /\b(?:elephants?|elefantes?|mammoths?|mamutes?|mamuts?)\b/,
    unless: /\b(?:logs?|wood\w*|tree trunks?|madeira|madera|lenha)\b/,
  },
  {
    from: /^luggage$/,
    to: null,
    where: /\b(?:elephants?|elefantes?)\b/,
    unless: /\b(?:suitcase|luggage|mala|maleta)s?\b/,
  },
  {
    from: /^(?:poultry-leg|chicken-.*)$/,
    to: 'chicken',
    where: /\bchickens?\b/,
    unless:
      /\b(?:leg|drumstick|fried|roast\w*|grilled|wings?|nuggets|soup|curry|eat\w*|plate|bbq|sandwich|breast|cook\w*|rice)\b/,
  },
  { from: /^mouth$/, to: null, where: /\b(?:in (?:its|his|her|the) mouth|na boca|en (?:la|su) boca)\b/ },
  {
    from: /^comet$/,
    to: 'kite',
    where: /\bcometas?\b/,
    unless:
      /\b(?:cielo nocturno|espacio|estrellas?|planeta|galaxia|meteorit\w+|universo|noche|telescopio|astronom\w+)\b/,
  },
  {
    from: /^fire$/,
    to: 'llama',
    where: /\bllamas?\b/,
    unless: /\b(?:en llamas|fuego|fogata|vela|incendio|burning|arde|ardiendo)\b/,
  },
  {
    from: /^desktop-computer$/,
    to: null,
    where: /\bwindows\b/,
    unless: /\b(?:computers?|pcs?|desktops?|microsoft|laptops?|screens?)\b/,
  },
  {
    from: /^glasses$/,
    to: null,
    unless: /glasses\b|\b(?:oculos|gafas|lentes|anteojos|spectacles)\b/,
  },
  { from: /^running-shoe$/, to: null, unless: /\b(?:\w*shoes?|sneakers?|trainers|tenis|zapatillas?)\b/ },
  {
    from: /^diving-mask$/,
    to: null,
    unless: /\b(?:mask|mascaras?|snorkel\w*|goggles|div(?:er|ing)|mergulh\w+|buc[eo]\w*)\b/,
  },
  { from: /^foot$/, to: null, where: /\b(?:descalc\w*|barefoot|descalz\w*|on foot|a pe|a pie)\b/ },
  { from: /^country-pe$/, to: 'turkey', where: /\bum peru\b/ },
  {
    from: /^chart-increasing$/,
    to: 'handbag',
    where: /\b(?:uma|sua|a) bolsa\b/,
    unless: /\b(?:valores|investi\w+|acoes)\b/,
  },
  { from: /^flexed-biceps$/, to: 'bench', where: /\bbench(?:es)?\b/, unless: /\b(?:press|gym|weights?)\b/ },
  {
    from: /^high-speed-train$|^locomotive$|^train$/,
    to: null,
    where: /\b(?:how to train|training|trains? (?:his|her|a|the|their) (?:dog|dragon|puppy|horse))\b/,
  },
];

const meant = (icon: IconId, text: string): IconId | null => {
  const sense = senses.find(
    ({ from, where, unless }) => from.test(icon) && (where?.test(text) ?? true) && !unless?.test(text),
  );
  return sense === undefined ? icon : sense.to;
};

/** Returns the understanding with its things as a description means them. */
export function meantInScene(understood: Understanding, prompt: string): Understanding {
  const text = fold(prompt);
  const { hero, secondHero, stickers, named, scene } = understood;
  const icons = [hero.value, secondHero, ...stickers, ...hero.runnersUp.map(({ value }) => value)];
  if (icons.every((icon) => icon === null || meant(icon, text) === icon)) return understood;
  const of = (icon: IconId | null) => (icon === null ? null : meant(icon, text));
  const others = hero.runnersUp.map((one) => ({ ...one, value: of(one.value) }));
  const isLost = hero.value !== null && of(hero.value) === null;
  // Where what the hero stood for is no thing, the next one is whom the picture is of.
  const next = isLost ? others.find(({ value }) => value !== null) : undefined;
  const first = next ?? { ...hero, value: of(hero.value) };
  const meantSecond = of(secondHero);
  const second = meantSecond === first.value && meantSecond !== secondHero ? null : meantSecond;
  // No fire is where "llama" is an animal.
  const isElsewhere = scene.value === 'fire' && first.value === 'llama';
  return {
    ...understood,
    ...(named && {
      named: named.flatMap((thing) => {
        const icon = of(thing.icon);
        return icon === null ? [] : [{ ...thing, icon }];
      }),
    }),
    ...(isElsewhere && { scene: { ...scene, value: 'mountains', confidence: 0.5 } }),
    hero: { ...hero, ...first, runnersUp: others.filter((one) => one !== next) },
    secondHero: second,
    ...(second === null && secondHero !== null && { relation: null }),
    stickers: stickers.flatMap((icon) => {
      const as = of(icon);
      return as === null || as === first.value || as === second ? [] : [as];
    }),
  };
}
