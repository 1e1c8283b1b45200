/** Cars and motorcycles are drawn as the kind that the words name. */
import { fold } from '../language/text.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>;
type Dyes = Readonly<Record<IconId, string>> | undefined;

/** The drawing of an illustration of the packed set, or of an older one of our own. */
const vehicleOf: Readonly<Record<IconId, IconId>> = {
  automobile: 'family-car',
  'oncoming-automobile': 'family-car',
  'sport-utility-vehicle': 'off-roader',
  'pickup-truck': 'pickup-car',
  'racing-car': 'sports-car',
  'muscle-car': 'classic-car',
  'electric-car': 'electric-sedan',
  minibus: 'camper-van',
  motorcycle: 'sports-motorbike',
  'racing-motorcycle': 'sports-motorbike',
};
/** What a word for a car in general may be. */
const general = new Set(['family-car', 'off-roader', 'sports-car', 'classic-car']);

const row = (as: IconId, words: string) => ({ as, words: new RegExp(`\\b(?:${words})\\b`) });

/** Which kind it is, the first that fits; compared without accents. */
const kinds = [
  row(
    'formula-car',
    'formula (?:1|one|uno|um)|f1|nascar|grand prix|race ?cars?|racing cars?|carros? de corrida|coches? de carreras?',
  ),
  row(
    'sports-car',
    'sports? ?cars?|super ?cars?|hyper ?cars?|ferrari|lamborghini|porsche|bugatti|mclaren|corvette|carros? esportivos?|(?:coches?|autos?|carros?) deportivos?|superdeportivos?|(?:fastest|most expensive) (?:\\w+ )?cars?|(?:carro|coche|auto) (?:\\w+ )?(?:mais|mas) (?:rapido|caro|veloz)',
  ),
  row('camper-van', 'camper(?: ?vans?)?|motor ?homes?|rv|vans?|kombis?|combis?|autocaravanas?|furgonetas?'),
  row('pickup-car', 'pick-?ups?|picapes?|caminhonetes?|camionetas?|trucks?'),
  row('off-roader', 'suvs?|jeeps?|4x4|off.?road(?:er)?s?|land rovers?|todoterrenos?|jipes?'),
  row(
    'classic-car',
    'classic|vintage|retro|old|antiqu?e|mustang|muscle|antig[oa]s?|classic[oa]s?|viej[oa]s?|velh[oa]s?',
  ),
] as const;

/** What flies is seen from its side in a scene, and as its words have it. */
const craft: readonly { from: RegExp; as: IconId; words?: RegExp }[] = [
  {
    from: /^(?:small-)?airplane$/,
    as: 'airliner-landing',
    words: /\b(?:land(?:s|ing)|pous(?:a|ando)|aterri[sz]\w+)\b/,
  },
  {
    from: /^(?:small-)?airplane$/,
    as: 'airliner-taking-off',
    words: /\b(?:tak(?:es|ing) off|takeoff|decola\w*|despeg\w+)\b/,
  },
  {
    from: /^airplane$/,
    as: 'airliner',
    words: /\b(?:planes?|airplanes?|airliners?|jets?|avi(?:ao|oes|on|ones))\b/,
  },
  { from: /^rocket$/, as: 'starship-landing', words: /\b(?:land(?:s|ing)|pous(?:a|ando)|aterri[sz]\w+)\b/ },
  {
    from: /^rocket$/,
    as: 'starship',
    words: /\b(?:land(?:ed)|on the (?:moon|surface|ground)|pousad[oa]|aterrizad[oa]|estacionad[oa])\b/,
  },
];

/** Returns the things of a picture with its cars as they are drawn here, and their colours. */
export function withDrawnVehicles<T extends Icons>(
  icons: T,
  dyes: Dyes,
  prompt: string,
  isScenic = false,
): { icons: T; dyes: Dyes } {
  const text = fold(prompt);
  const paint: Record<IconId, string> = {};
  const as = <Thing extends { icon: IconId }>(thing: Thing): Thing => {
    const flown = isScenic
      ? craft.find(({ from, words }) => from.test(thing.icon) && (words?.test(text) ?? true))
      : undefined;
    if (flown) return { ...thing, icon: flown.as };
    const usual = vehicleOf[thing.icon];
    if (usual === undefined) return thing;
    const icon = general.has(usual) ? (kinds.find(({ words }) => words.test(text))?.as ?? usual) : usual;
    const color = dyes?.[thing.icon];
    if (color !== undefined) paint[icon] = color;
    return { ...thing, icon };
  };
  const drawn = {
    ...icons,
    hero: icons.hero && as(icons.hero),
    secondHero: icons.secondHero && as(icons.secondHero),
    stickers: icons.stickers.map(as),
  };
  return { icons: drawn, dyes: Object.keys(paint).length > 0 ? { ...dyes, ...paint } : dyes };
}
