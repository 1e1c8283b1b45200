/** Games show their own world: blocks, a crate that falls from the sky, a pitch. */
import { fold } from '../language/text.ts';
import { readCountry } from '../own-drawings/countries.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPortrait } from '../own-drawings/portraits/portraits.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';

interface World {
  words: RegExp;
  scene: SceneId;
  /** What the game is known by, where the title names nothing else. */
  hero?: IconId;
  /** Buildings are of blocks. */
  isOfBlocks?: true;
}

const world = (words: string, scene: SceneId, hero?: IconId, isOfBlocks?: true): World => ({
  words: new RegExp(`\\b(?:${words})\\b`),
  scene,
  ...(hero && { hero }),
  ...(isOfBlocks && { isOfBlocks }),
});

const worlds: readonly World[] = [
  world('minecraft|terraria|hardcore world', 'block-world', 'block-hero', true),
  world('roblox|brookhaven|blox fruits', 'block-world', 'block-hero', true),
  world('(?:super )?mario(?: kart| bros| odyssey| 64)?', 'block-world', 'mushroom'),
  world('fortnite|free ?fire|pubg|warzone|apex legends|battle royale', 'mountains', 'supply-drop'),
  world('gta(?: ?(?:[4-6v]|vi|iv|san andreas|rp|online))?|cyberpunk', 'city-night', 'racing-car'),
  world('fifa(?: ?\\d+)?|ea ?(?:sports )?fc(?: ?\\d+)?|efootball|pes ?\\d+', 'stadium', 'figure-man-kicking'),
  world(
    'call of duty|cod|valorant|counter.?strike|cs ?go|cs ?2|battlefield|rainbow six',
    'explosion',
    'military-helmet',
  ),
  world('elden ring|dark souls|skyrim|baldur.?s gate|the witcher|bloodborne|sekiro', 'hall', 'knight'),
  world('zelda|tears of the kingdom|breath of the wild', 'meadow', 'long-sword'),
];

/** What only says that it is a game. */
const playing = /^(video-game|joystick|person-playing.*|figure-.*-gaming)$/;
const buildings =
  /^(house|house-with-garden|houses|village|hut|cottage|mansion|castle|stone-castle|log-cabin|hotel|derelict-house|barn|school|building-construction)$/;
/** Two sides have a background of their own. */
const withoutPlace: ReadonlySet<string> = new Set(['versus', 'before-after', 'quote']);
/** A console or a computer is a thing beside its games. */
const devices =
  /\b(?:pc|setup|console|ps5|playstation|xbox|controller|controle|mando|celular|phone|steam deck)\b/;

/** Returns a title about a game in the world of that game. */
export function withGameWorld(understanding: Understanding, prompt: string): Understanding {
  const text = fold(prompt);
  const found = worlds.find(({ words }) => words.test(text));
  const { hero, scene, layout, stickers } = understanding;
  if (!found || withoutPlace.has(layout.value)) return understanding;
  const icon = hero.value;
  const isPlain =
    icon === null || (playing.test(icon) && !isSomebody(icon)) || (found.isOfBlocks && readsAsNarrator(icon));
  const value =
    isPlain && found.hero && !devices.test(text)
      ? found.hero
      : found.isOfBlocks && icon !== null && buildings.test(icon)
        ? 'block-house'
        : icon;
  const isOther = value !== icon;
  return {
    ...understanding,
    hero: isOther ? { ...hero, value, confidence: 0.9, reason: 'the title is about this game' } : hero,
    layout: isOther && layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
    stickers: [
      // Whom it is of is beside what the game is known by.
      ...(found.hero && icon !== null && value === icon && readPortrait(icon) !== null ? [found.hero] : []),
      ...stickers.filter((sticker) => !playing.test(sticker) && sticker !== value),
    ],
    scene: { ...scene, value: found.scene, confidence: 0.9, reason: 'the world of the game' },
  };
}

/** A grandmother at a controller is whom the title is of. */
const isSomebody = (icon: IconId) => /^(?!man$|woman$)/.test(readFigure(icon)?.look ?? 'man');

/** Who plays is a figure of the game, unless they do something of their own. */
const readsAsNarrator = (icon: IconId) =>
  readFigure(icon)?.pose === 'gaming' || readFigure(icon)?.pose === 'hiking';

const score = /\b\d{1,2} ?(?:a|x|-|to) ?\d{1,2}\b/;
const played =
  /\b(?:win|wins|won|lost|lose|beat|beats|crushed|match|game|perdeu|ganhou|venceu|goleou|jogo|perdio|gano|vencio|goleo|partido|empat\w+)\b/;

/**
 * Returns a title about a country's match with a ball as its hero, in a stadium: "O Brasil perdeu de 7 a 1".
 */
export function withScore(understanding: Understanding, prompt: string): Understanding {
  const { hero, scene, stickers } = understanding;
  const text = fold(prompt);
  const country = hero.value === null ? null : readCountry(hero.value);
  if (country === null || !score.test(text) || !played.test(text)) return understanding;
  const beside = hero.value?.replace(/-pinned$/, '') ?? '';
  return {
    ...understanding,
    hero: { ...hero, value: 'soccer-ball', reason: 'a score is of a match' },
    stickers: [beside, ...stickers.filter((icon) => icon !== 'soccer-ball')],
    scene: { ...scene, value: 'stadium', confidence: 0.9, reason: 'a match is played there' },
  };
}
