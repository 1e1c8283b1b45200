/** Food of a picture without words as it is served: a bowl of ramen is one bowl, with steam over it. */
import { fold } from '../language/text.ts';
import { isOnTable } from '../layout/still-life.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { sceneThings } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import { aloneAmong, type Things } from './changed-things.ts';

const row = (of: RegExp, is: IconId, words?: RegExp) => ({ of, is, ...(words && { words }) });

/** Illustrations, and the dishes that they stand for where the words, without accents, are there. */
const servings = [
  row(/^doughnut$/, 'dish-churros', /\bchurros?\b/),
  row(/^pot-of-food$/, 'dish-feijoada', /\bfeijoada\b/),
  row(/^beans$/, 'dish-beans', /\b(?:bowl|soup|plate|tigela|sopa|prato|cuenco|plato|caldo)\b/),
  row(
    /^cheese-wedge$/,
    'dish-cheese-board',
    /\b(?:cheese ?boards?|cheese platters?|tabuas? de (?:queijos?|frios)|tablas? de quesos?|charcuterie)\b/,
  ),
  row(/^steaming-bowl$/, 'dish-ramen'),
  row(/^spaghetti$/, 'dish-spaghetti'),
  row(/^sushi$/, 'dish-sushi'),
  row(/^shallow-pan-of-food$/, 'dish-paella', /\b(?:paell\w*|paelha|risot\w*|arroz)\b/),
  row(
    /^pot-of-food$/,
    'dish-soup',
    /\b(?:soups?|broths?|sopas?|caldos?|caldinho|cremes?|cremas?|gazpacho|bisque)\b/,
  ),
  row(/^pancakes$/, 'dish-pancakes'),
  row(/^green-salad$/, 'dish-salad'),
  row(/^taco$/, 'dish-tacos', /\btacos?\b/),
  row(
    /^hot-beverage$/,
    'dish-cappuccino',
    /\b(?:cappuccinos?|capuccinos?|capuchinos?|lattes?|latte art|flat white|mocha|macchiato|cafe con leche|cafe com leite)\b/,
  ),
  row(/^hot-beverage$/, 'dish-tea', /\b(?:tea|cha|te)\b/),
  row(/^hot-beverage$/, 'dish-coffee'),
  row(/^teacup-without-handle$/, 'dish-tea', /\b(?:tea|cha|te)\b/),
  row(
    /^cut-of-meat$/,
    'full-plate',
    /\b(?:steaks?|bifes?|bistecs?|filet\w*|files?|chuleton|churrasco|picanha|lomo)\b/,
  ),
] as const;
const slice = /\b(?:slices?|fatias?|pedacos?|porcion(?:es)?|trozos?|rebanadas?)\b/;
const fruits = /\b(?:fruits?|frutas?)\b/;
const vessels =
  /^(bowl-with-spoon|full-plate|teacup-without-handle|fruit-bowl|cup-with-straw|fork-and-knife.*)$/;
/** What is on or in a dish already. */
const ingredients =
  /^(tomato|blueberries|egg|cooking|leafy-green|herb|butter|honey-pot|cheese-wedge|hot-pepper|garlic|onion|shrimp|lime|chopsticks|spoon|fork-and-knife.*|full-plate|bowl-with-spoon|cooked-rice|beans|fish|lemon|tumbler-glass|locomotive|dashing-away|cut-of-meat|seedling|chocolate-bar)$/;

/** Returns the dish that food is served as, by the folded words around it; else the food itself. */
export function servedAs(icon: IconId, text: string): IconId {
  return served(icon, text);
}

function served(icon: IconId, text: string): IconId {
  if (icon === 'pizza') return slice.test(text) ? icon : 'dish-pizza';
  const found = servings.find((one) => one.of.test(icon) && (!('words' in one) || one.words?.test(text)));
  return found?.is ?? icon;
}

const isDish = (icon: IconId) => icon.startsWith('dish-');

/** Returns the things with their dishes as they are served; who eats or cooks keeps what they hold. */
export function withServedDishes<T extends Things>(things: T, prompt: string): T {
  const text = fold(prompt);
  if (!things.hero || readFigure(things.hero.icon) !== null) return things;
  return asServed(underDish(things, text), text);
}

/** What lies on a dish is not what the picture is of: pancakes with blueberries. */
function underDish<T extends Things>(things: T, text: string): T {
  // Churros come with their chocolate.
  const churros = things.stickers.find(({ icon }) => served(icon, text) === 'dish-churros');
  if (churros && /chocolate/.test(text)) return aloneAmong(things, { hero: churros, stickers: [] });
  const { hero, secondHero, stickers, relation } = things;
  if (!hero || secondHero !== null || relation || !ingredients.test(hero.icon)) return things;
  const dish = stickers.find(({ icon }) => isDish(served(icon, text)));
  return dish ? { ...things, hero: dish, stickers: stickers.filter((one) => one !== dish) } : things;
}

function asServed<T extends Things>(things: T, text: string): T {
  const { hero } = things;
  if (!hero) return things;
  const first = fruitIn(things, text) ?? served(hero.icon, text);
  const second = things.secondHero && served(things.secondHero.icon, text);
  const isInVessel =
    things.relation === 'holds' && vessels.test(hero.icon) && second !== null && isDish(second);
  const dish = isInVessel ? second : first;
  const isFull = isInVessel || first.startsWith('dish-fruit');
  const beside = things.stickers.map((thing) => ({ ...thing, icon: served(thing.icon, text) }));
  const stickers = isDish(dish)
    ? beside.filter(({ icon }) => icon !== dish && !ingredients.test(icon) && !ofDish.test(icon))
    : beside;
  const { relation, ...rest } = things;
  if (second === null) return { ...things, hero: { ...hero, icon: dish }, stickers };
  const mine = { ...rest, hero: { ...hero, icon: dish }, stickers } as T;
  const isPart = isDish(dish) && (second === dish || ingredients.test(second));
  if (isFull || isPart) return { ...mine, secondHero: null };
  // Things on one table are a still life.
  const isStillLife =
    isOnTable(dish) && isOnTable(second) && (relation === undefined || relation === 'meets');
  if (isStillLife)
    return {
      ...mine,
      secondHero: null,
      stickers: [{ icon: second }, ...stickers].slice(0, sceneThings.named),
    };
  return { ...mine, secondHero: { icon: second }, ...(relation && { relation }) };
}

/** What a dish is in already. */
const ofDish =
  /^(?:frying-pan|cooking|shallow-pan-of-food|pot-of-food|white-plate|full-plate|bowl-with-spoon|fork-and-knife.*)$/;

/** Fruit of all kinds in what holds it. */
function fruitIn({ hero, secondHero, relation }: Things, text: string): IconId | null {
  const icon = hero?.icon ?? '';
  const isFruit =
    fruits.test(text) && (relation === 'holds' ? /^red-apple$/.test(secondHero?.icon ?? '') : true);
  if (!isFruit) return null;
  if (icon === 'basket' || icon === 'picnic-basket') return 'dish-fruit-basket';
  return /^(?:bowl-with-spoon|fruit-bowl)$/.test(icon) ? 'dish-fruit-bowl' : null;
}
