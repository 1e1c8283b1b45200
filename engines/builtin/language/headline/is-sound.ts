/** Whether what a headline leaves out of a title breaks what stays. */
import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { fold } from '../text.ts';

const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);

/** What a question is of. */
const asking = new Set(
  'how what why when where who which como que quien quem cuando quando donde onde cual qual'.split(' '),
);

const plainWords = (text: string) =>
  text.split(/\s+/).flatMap((word) => fold(word).replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '') || []);

/**
 * "COCHE ELÉCTRICO MÁS DEL MUNDO" has lost what "más" is of, "¿CÓMO CONSTRUYERON EGIPCIOS LAS PIRÁMIDES?" an
 * article that English may leave out, "¿CONSTRUYERON LOS EGIPCIOS LAS PIRÁMIDES?" what is asked. A headline
 * with words of its own is not compared.
 */
export function isSound(headline: readonly string[], title: string, grammar: Grammar): boolean {
  const said = plainWords(title);
  const kept = plainWords(headline.join(' '));
  let at = -1;
  for (const [index, word] of kept.entries()) {
    const next = said.indexOf(word, at + 1);
    if (next < 0) return true;
    const left = said.slice(at + 1, next);
    if (index === 0) {
      if (headline.at(-1)?.endsWith('?') && left.some((one) => asking.has(one))) return false;
    } else if (left.length > 0) {
      if (degrees.has(said[at] ?? '')) return false;
      if (grammar.adjectivesFollowNouns && left.every((one) => isArticle(one, grammar))) return false;
    }
    at = next;
  }
  return true;
}

const isArticle = (word: string, { determiners, droppedArticles }: Grammar) =>
  determiners.has(word) || droppedArticles.has(word);
