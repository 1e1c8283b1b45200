import { conceptIndex } from './concept-index.ts';
import { asCountry } from './country-names.ts';
import type { Grammar } from './grammar/grammar.ts';
import { wordsOf } from './grammar/lexicon.ts';
import { singular } from './inflection.ts';
import type { Mention } from './mention.ts';
import { diminutiveBases, historicalEvent, inContext, isSurname } from './mentions-in-context.ts';
import { type Token, tie } from './tokens.ts';
import { undrawnLength } from './undrawn-words.ts';
import type { WordIndex } from './word-index.ts';

const formTrust = { exact: 1, inflected: 0.99, gender: 0.86 } as const;
const contentTags = new Set(['noun', 'adjective', 'verb', 'superlative', 'number']);
const longestPhrase = 5;

function fromConcepts(tokens: readonly Token[], start: number, grammar: Grammar): Mention | null {
  const index = conceptIndex(grammar.language);
  const first = tokens[start]!;
  const longest = Math.min(index.longestFrom(first.folded), longestPhrase, tokens.length - start);
  for (let length = longest; length >= 1; length--) {
    const phrase = tokens.slice(start, start + length);
    if (phrase.slice(0, -1).some((token) => token.endsPart)) continue;
    if (length === 1 && !contentTags.has(first.tag)) return null;
    const found = index.find(phrase);
    if (!found) continue;
    // "Kangaroo boxes a tourist": an object follows, so it is not a box.
    if (length === 1 && first.tag === 'verb' && grammar.nounsServeAsVerbs) {
      const isAbstract = found.concept.kind === 'topic' || found.concept.kind === 'weak';
      if (isAbstract || isObjectStart(tokens[start + 1])) break;
    }
    // A verb that only sounds like a known noun ("she flies", "I watch") names nothing.
    if (length === 1 && first.tag === 'verb' && found.form !== 'exact') break;
    const { concept, form } = found;
    return {
      start,
      end: start + length,
      words: phrase.map(({ raw }) => raw).join(' '),
      icon: concept.icon,
      kind: concept.kind,
      scene: concept.scene ?? null,
      match: formTrust[form],
      source: 'concept',
    };
  }
  return null;
}

/** "Um elefantinho", "una perrita": the animal in its small form. */
function fromDiminutive(token: Token, start: number, grammar: Grammar): Mention | null {
  if (token.tag !== 'noun' && token.tag !== 'adjective') return null;
  for (const base of diminutiveBases(token.folded, grammar)) {
    const found = fromConcepts([{ ...token, lower: base, folded: base, tag: 'noun' }], 0, grammar);
    if (found?.kind === 'being') return { ...found, start, end: start + 1, words: token.raw, match: 0.95 };
  }
  return null;
}

const isObjectStart = (token: Token | undefined) =>
  token !== undefined && ['determiner', 'possessive', 'object'].includes(token.tag);

const nothings = wordsOf('nothings');

function fromVerb(tokens: readonly Token[], start: number, grammar: Grammar): Mention | null {
  const token = tokens[start]!;
  const tagBefore = tokens[start - 1]?.tag;
  const infinitive = grammar.verbForms.get(token.lower) ?? grammar.verbForms.get(token.folded);
  // "Trabajé como …": no verb of eating.
  if (start > 0 && grammar.questions.has(token.lower)) return null;
  if (!infinitive || (token.tag !== 'verb' && token.tag !== 'adjective')) return null;
  // "Sin olvidar nada": nothing. Who swims is named before.
  if (nothings.has(token.folded) && tagBefore !== 'noun' && tagBefore !== 'subject') return null;
  const concept = conceptIndex(grammar.language).findVerb(infinitive);
  if (!concept || (concept.scene === 'money' && isTimeSpent(tokens, start))) return null;
  return {
    start,
    end: start + 1,
    words: token.raw,
    icon: concept.icon,
    kind: concept.kind,
    scene: concept.scene ?? null,
    match: 0.96,
    source: 'verb',
  };
}

const timeUnits = wordsOf('timeUnits');

/** "I spent 24 hours", "she spent a whole week": what passes is time, no money. */
function isTimeSpent(tokens: readonly Token[], verb: number): boolean {
  const from = verb + 1;
  const unit = tokens.findIndex(({ tag }, at) => at >= from && !measures.has(tag));
  // A unit may be a noun, or one word with its number.
  const end = unit < 0 ? tokens.length : unit + 1;
  return tokens.slice(from, end).some(({ folded }) => timeUnits.has(folded));
}

const measures: ReadonlySet<Token['tag']> = new Set(['number', 'determiner', 'adjective']);

function fromNames(
  tokens: readonly Token[],
  start: number,
  grammar: Grammar,
  words: WordIndex,
): Mention | null {
  const names = words.namesIn(grammar.language);
  for (let length = Math.min(3, tokens.length - start); length >= 1; length--) {
    const phrase = tokens.slice(start, start + length);
    if (phrase.slice(0, -1).some((token) => token.endsPart)) continue;
    if (length === 1 && (tokens[start]!.tag !== 'noun' || grammar.unpicturedWords.has(tokens[start]!.folded)))
      return null;
    if (length > 1 && !contentTags.has(tokens[start]!.tag)) continue;
    const found = names.get(
      phrase.map(({ folded }) => singular(folded.replace(/'s$/, ''), grammar.language)).join(' '),
    );
    const best = found?.[0];
    if (!best || (length > 1 && best.score < 60)) continue;
    return {
      start,
      end: start + length,
      words: phrase.map(({ raw }) => raw).join(' '),
      icon: best.icon,
      kind: 'thing',
      scene: null,
      match: best.score / 100,
      source: best.score >= 95 ? 'name' : 'keyword',
    };
  }
  return null;
}

const lengthUnits = wordsOf('lengthUnits');
/** "12-foot", "30-day": how long something is. */
const measured = /^\d+[- ](?:foot|feet|inch|meter|metre|mile|day|hour|week|minute|pound)s?$/;

/** Whether a country is named at a place, or behind the article there. */
function namesCountry(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const named = tokens[at]?.tag === 'determiner' ? at + 1 : at;
  return tokens[named] !== undefined && fromConcepts(tokens, named, grammar)?.kind === 'country';
}

/** Whether a mention says more of what is meant than the words that are known as undrawn. */
function isNearer(mention: Mention | null, undrawn: number): boolean {
  if (mention === null) return false;
  const length = mention.end - mention.start;
  const isExact = mention.source === 'concept' && mention.match === formTrust.exact;
  return length > undrawn || (length === undrawn && isExact);
}

/** Returns the lookup form of a token: without possessive endings and hyphens between its parts. */
function bare(token: Token): Token {
  const strip = (text: string) => text.replace(/['’]s$/, '').replaceAll(tie, ' ');
  return { ...token, lower: strip(token.lower), folded: strip(token.folded) };
}

/**
 * Finds what the prompt names, longest phrases first: in the concept table, then by verb, then by the icons'
 * own names. Every token belongs to at most one mention.
 */
export function findMentions(tokens: readonly Token[], grammar: Grammar, words: WordIndex): Mention[] {
  const lookup = tokens.map(bare);
  const mentions: Mention[] = [];
  for (let start = 0; start < lookup.length; ) {
    const token = lookup[start]!;
    // "40 metros": a length, not an underground railway.
    const isLength =
      (lookup[start - 1]?.tag === 'number' && lengthUnits.has(token.folded)) || measured.test(token.folded);
    if (isLength || isSurname(lookup, start)) {
      start += 1;
      continue;
    }
    const event = historicalEvent(lookup, start);
    // "The fall of Venezuela": a country, and no city with walls.
    const isOfCountry = event !== null && namesCountry(lookup, start + 2, grammar);
    const found =
      (isOfCountry ? null : event) ??
      fromConcepts(lookup, start, grammar) ??
      fromDiminutive(token, start, grammar) ??
      fromVerb(lookup, start, grammar) ??
      fromNames(lookup, start, grammar, words);
    const mention = asCountry(found, lookup, start);
    const undrawn = undrawnLength(lookup, start, grammar.language);
    if (undrawn > 0 && !isNearer(mention, undrawn)) {
      start += undrawn;
      continue;
    }
    if (mention) {
      mentions.push(mention);
      start = mention.end;
      continue;
    }
    const parts = token.lower.includes('-') ? hyphenParts(token) : [];
    const inner = parts.map((part) => fromConcepts([part], 0, grammar)).find((found) => found !== null);
    if (inner) mentions.push({ ...inner, start, end: start + 1, match: inner.match * 0.9 });
    start += 1;
  }
  return inContext(mentions, lookup);
}

function hyphenParts(token: Token): Token[] {
  const folded = token.folded.split('-');
  return token.lower
    .split('-')
    .map((lower, index) => ({ ...token, lower, folded: folded[index] ?? lower, tag: 'noun' as const }))
    .filter(({ lower }) => lower.length > 2);
}
