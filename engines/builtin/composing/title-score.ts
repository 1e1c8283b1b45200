/** "O Brasil perdeu de 7 a 1": a score is of a match, and its country stands beside the ball. */
import { fold } from '../language/text.ts';
import { readCountry } from '../own-drawings/countries.ts';
import type { Understanding } from '../understanding.ts';

const score = /\b\d{1,2} ?(?:a|x|-|to) ?\d{1,2}\b/;
const played =
  /\b(?:win|wins|won|lost|lose|beat|beats|crushed|match|game|perdeu|ganhou|venceu|goleou|jogo|perdio|gano|vencio|goleo|partido|empat\w+)\b/;

/** Returns a title about a country's match with a ball as its hero, in a stadium. */
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
