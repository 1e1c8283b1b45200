import { edit, type Facts, needsMask, placeOf, type Reading } from './clause-facts.ts';
import { has, type Span, spansOf } from './words.ts';

/** "Write …", and what is in quotation marks. */
export function readText(facts: Facts): Reading | null {
  const { clause, text, lexicon, hasMask } = facts;
  const { verbs, things } = lexicon;
  const [quote] = clause.quotes;
  const writing = spansOf(verbs.write, text)[0];
  if (quote === undefined && writing === undefined) return null;
  const replaced = lexicon.obstacles.get('change-text');
  if (replaced && has(replaced, text)) return { obstacles: ['change-text'] };
  if (has(verbs.remove, text)) return hasMask ? { edits: [edit(facts, 'remove')] } : needsMask;
  const words = quote ?? unquoted(facts, writing as Span);
  if (words === '' && !facts.isAdding && !has(things.text, text)) return null;
  return { edits: [edit(facts, 'text', { text: words, ...placeOf(facts), scope: 'all' })] };
}

/** The words after "write", without where they should stand. */
function unquoted({ clause, text, lexicon }: Facts, writing: Span): string {
  const last = spansOf(lexicon.verbs.write, text).at(-1) ?? writing;
  const typed = clause.words.slice(last.end);
  const shouted = typed.match(/[\p{Lu}\p{N}][\p{Lu}\p{N}\s!?%$&'’-]*[\p{Lu}\p{N}!?]/u)?.[0].trim();
  if (shouted !== undefined && /\p{Lu}{2}/u.test(shouted)) return shouted;
  const blank = [
    ...Object.values(lexicon.places),
    ...Object.values(lexicon.colors),
    lexicon.things.letters,
  ].flatMap((pattern) => spansOf(pattern, text));
  const cut = blank.filter(({ start }) => start >= last.end).sort((a, b) => a.start - b.start)[0];
  const kept = cut ? clause.words.slice(last.end, cut.start) : typed;
  const trailing = new RegExp(`(?:\\s+(?:${trailingWords}))+\\s*$`, 'iu');
  return kept
    .replace(trailing, '')
    .replace(/^\s*[:–—-]?\s*/u, '')
    .trim();
}

const trailingWords = 'at|on|in|the|to|a|with|no|na|em|de|com|o|en|el|la|con|al|del|do|da';
