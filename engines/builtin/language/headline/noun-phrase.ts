import { wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';
import { nounPhraseEnd } from './clause.ts';

const nameLinks = wordsOf('nameLinks');
const isLink = (token: Token | undefined) => nameLinks.has(token?.lower ?? '');

const worthOf = (token: Token, heroWords: ReadonlySet<string>) => {
  if (heroWords.has(token.folded)) return 3;
  if (token.tag === 'number') return 2;
  if (token.tag === 'noun') return /^\p{Lu}/u.test(token.raw) ? 1.6 : 1.2;
  return token.tag === 'determiner' || token.tag === 'possessive' ? 0 : 0.5;
};

/**
 * Returns the most informative plain noun phrase, the fallback if no shortened sentence reads well; empty if
 * the sentence has none of at least two words.
 */
export function bestNounPhrase(
  tokens: readonly Token[],
  heroWords: ReadonlySet<string>,
  mostWords: number,
): Token[] {
  let best: Token[] = [];
  let after = 0;
  let highest = 0;
  for (let from = 0; from < tokens.length; from++) {
    const end = Math.min(nounPhraseEnd(tokens, from), from + mostWords);
    const phrase = tokens.slice(from, end);
    if (
      phrase.length < 2 ||
      phrase.at(-1)!.tag !== 'noun' ||
      phrase.some((token, at) => token.endsPart && at < phrase.length - 1)
    )
      continue;
    const worth = phrase.reduce((sum, token) => sum + worthOf(token, heroWords), 0);
    if (worth > highest) {
      best = phrase;
      after = end;
      highest = worth;
    }
  }
  // "O sótão da minha avó": a noun keeps its complement if there is room.
  const whole = nounPhraseEnd(tokens, after + 1);
  const linked = isLink(tokens[after]) && !best.at(-1)?.endsPart ? tokens.slice(after, whole) : [];
  return linked.length > 1 && best.length + linked.length <= mostWords ? [...best, ...linked] : best;
}
