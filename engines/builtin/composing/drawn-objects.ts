/** What a picture is of, drawn with its material: a cup, a crown, notes, a camera, a guitar. */
import { fold } from '../language/text.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero'>;
type Dyes = Readonly<Record<IconId, string>> | undefined;

/** The drawing of an illustration, unless the words name another kind. */
const objectOf: Readonly<Record<IconId, { as: IconId; unless?: RegExp }>> = {
  trophy: { as: 'gold-cup' },
  crown: { as: 'royal-crown' },
  'gold-bars': { as: 'bars-of-gold' },
  'money-with-wings': { as: 'cash-pile' },
  'dollar-banknote': { as: 'cash-pile' },
  'money-bag': { as: 'cash-pile', unless: /\b(?:bags?|sac[oa]s?|bolsas?)\b/ },
  coin: { as: 'gold-coins', unless: /bitcoin|crypto|cripto|token|flip|moneda al aire|cara ou coroa/ },
  sword: { as: 'long-sword', unless: /katana/ },
  camera: { as: 'mirrorless-camera' },
  'camera-with-flash': { as: 'mirrorless-camera' },
  microphone: { as: 'condenser-microphone', unless: /sing|cant|karaoke/ },
  'studio-microphone': { as: 'condenser-microphone' },
  laptop: { as: 'open-laptop' },
  guitar: { as: 'acoustic-guitar', unless: /electric|eletric|\brock|metal\b/ },
  'soccer-ball': { as: 'football' },
};

/**
 * Returns the things of a picture with its heroes as they are drawn here, and their colours. What lies about,
 * is held or is worn stays as it is: it has its place by its name.
 */
export function withDrawnObjects<T extends Icons>(
  icons: T,
  dyes: Dyes,
  prompt: string,
): { icons: T; dyes: Dyes } {
  const { hero, secondHero } = icons;
  // Beside a person it may be in a hand or on a head.
  if ([hero, secondHero].some((thing) => thing && readFigure(thing.icon) !== null)) return { icons, dyes };
  const text = fold(prompt);
  const colors: Record<IconId, string> = {};
  const as = <Thing extends { icon: IconId }>(thing: Thing): Thing => {
    const row = objectOf[thing.icon];
    if (row === undefined || row.unless?.test(text)) return thing;
    const color = dyes?.[thing.icon];
    if (color !== undefined) colors[row.as] = color;
    return { ...thing, icon: row.as };
  };
  return {
    icons: { ...icons, hero: hero && as(hero), secondHero: secondHero && as(secondHero) },
    dyes: Object.keys(colors).length > 0 ? { ...dyes, ...colors } : dyes,
  };
}
