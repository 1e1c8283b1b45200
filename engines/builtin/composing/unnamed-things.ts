/** Leaves out things that only stand for a word: no wand lies in an enchanted forest. */
import { fold } from '../language/text.ts';
import type { Recipe } from '../recipe.ts';

/** A thing, and the words that name it; compared without accents. */
const onlyNamed = [
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
