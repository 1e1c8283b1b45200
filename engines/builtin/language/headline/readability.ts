import type { Grammar } from '../grammar/grammar.ts';
import { endingIn, wordsOf } from '../grammar/lexicon.ts';
import { type Token, tie } from '../tokens.ts';
import { type Clause, emptyNouns, isContent, isFiniteVerb } from './clause.ts';

/** The cost of ungrammatical text: an ending, a start or a join that no writer would use. */
const brokenGrammar = 6;
const longestWord = 22;

const danglingSuperlatives = wordsOf('danglingSuperlatives');
const incompleteVerbs = wordsOf('incompleteVerbs');
const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);
const describing: ReadonlySet<Token['tag']> = new Set<Token['tag']>(['adjective', 'verb', 'noun']);
const neuterArticles = wordsOf('neuterArticles');
const everAdverbs = wordsOf('everAdverbs');
const rateUnits = wordsOf('rateUnits');
const ratePrepositions = wordsOf('ratePrepositions');
const participleOrGerund = endingIn('participle', 'gerund');
const joiningGerund = endingIn('joiningGerund');

/**
 * Words a headline must not end with. A verb's particle may ("give up") if the clause itself ends with it.
 */
export function endsBadly(last: Token, grammar: Grammar, isOriginalEnd: boolean): boolean {
  switch (last.tag) {
    case 'determiner':
    case 'possessive':
    case 'conjunction':
    case 'relative':
    case 'infinitive':
    case 'auxiliary':
      return true;
    case 'preposition':
      return !(isOriginalEnd && grammar.particles.closing.has(last.lower));
    case 'question':
    case 'subject':
      return !isOriginalEnd;
    case 'superlative':
      return !isOriginalEnd && danglingSuperlatives.has(last.folded);
    default:
      // "Worried about what (they found)".
      if (grammar.questions.has(last.lower) && !isOriginalEnd) return true;
      return grammar.negations.has(last.lower) && !isOriginalEnd;
  }
}

/** A clause cut right after its verb is bearable ("prices fall"), unless the verb means nothing by itself. */
function bareVerbFault(verb: Token, grammar: Grammar): number {
  if (incompleteVerbs.has(grammar.verbForms.get(verb.lower) ?? '')) return brokenGrammar;
  return participleOrGerund.test(verb.folded) ? 0.4 : 1.3;
}

/** The facts that the search needs about a token, computed once for all combinations. */
export interface TokenFacts {
  /** A fixed phrase counts with all its words, an amount ("$100 million") and "por qué" as one. */
  words: number;
  isLight: boolean;
  characters: number;
  isContent: boolean;
  /** A headline needs at least one noun, verb or number. */
  carries: boolean;
  isBareNumber: boolean;
  /** "Things", "people": they need a phrase that identifies them. */
  isEmpty: boolean;
  isNoun: boolean;
  isSubject: boolean;
  /** "Ever" needs a superlative or a question beside it. */
  isEver: boolean;
  allowsEver: boolean;
  isOverlong: boolean;
  /** The cost if the kept words end or start with this one. */
  atEnd: number;
  isBareVerbAtEnd: boolean;
  /** The clause continues after it: if it ends the headline, something was cut off. */
  isCutAfter: boolean;
  /** An adjective of the language stands before its noun. */
  leadsNoun: boolean;
  atStart: number;
  /**
   * For "of" and "de": the noun before it that it belongs to, skipping its adjectives; -1 if there is none.
   */
  ownerAt: number;
  /** A relative or a question whose clause has a verb: the kept part needs one too. */
  opensClause: boolean;
  /** After a noun, or after "to": it does not go on a verb before these. */
  followsNoun: boolean;
  followsInfinitive: boolean;
  /** A word that says nothing without the next one. */
  needsNext: boolean;
  isVerb: boolean;
  isGerund: boolean;
  /** The cost if the word before it in the clause is left out. */
  afterGap: number;
  tag: Token['tag'];
}

/** The tags that may follow across a gap; any other loses the word it belongs to. */
const goesOnWith: Partial<Record<Token['tag'], ReadonlySet<Token['tag']>>> = {
  preposition: new Set([
    'noun',
    'adjective',
    'number',
    'superlative',
    'determiner',
    'possessive',
    'subject',
    'object',
    'verb',
  ]),
  determiner: new Set(['noun', 'adjective', 'number', 'superlative']),
  possessive: new Set(['noun', 'adjective', 'number', 'superlative']),
  infinitive: new Set(['verb', 'auxiliary']),
  auxiliary: new Set([
    'verb',
    'adjective',
    'noun',
    'number',
    'superlative',
    'determiner',
    'possessive',
    'adverb',
  ]),
  conjunction: new Set([
    'noun',
    'adjective',
    'number',
    'superlative',
    'determiner',
    'possessive',
    'verb',
    'auxiliary',
    'subject',
    'adverb',
  ]),
};

/** "De (mañana) para", "to (be) scared": the cost of words that a gap leaves without their complement. */
export function joinFault(before: TokenFacts, after: TokenFacts): number {
  // "Fui (pra Disney) pagando": joined, the two would be one verb.
  // "Pedi (para um chef) fazer", "what it's (like to) be": two verbs that are not one.
  const isVerbal = before.isVerb || before.isSubject;
  if (after.isVerb && ((before.isVerb && after.followsNoun) || (isVerbal && after.followsInfinitive)))
    return brokenGrammar;
  if (before.needsNext || (before.isVerb && after.isGerund)) return brokenGrammar;
  return goesOnWith[before.tag]?.has(after.tag) === false ? brokenGrammar : 0;
}

const badStart = new Set<Token['tag']>(['preposition', 'conjunction', 'relative', 'infinitive', 'question']);

/** "Al mes", "per day": qualifies the amount before it, and means nothing without it. */
export const isRate = (token: Token, next: Token | undefined) =>
  ratePrepositions.has(token.lower) && rateUnits.has(next?.lower ?? '');

function gapFault(token: Token, gone: Token | undefined, next: Token | undefined, grammar: Grammar): number {
  // "(Lo) difícil que es": an adjective that stands for a noun.
  if (gone?.tag === 'determiner' && token.tag === 'adjective' && next?.tag === 'relative')
    return brokenGrammar;
  if (!gone || gone.tag === 'adjective' || gone.tag === 'adverb') return 0;
  // "(Without) running", "(después de) tener": means the opposite, or nothing.
  if (token.tag === 'verb' && gone.tag === 'preposition') return brokenGrammar;
  if (isRate(token, next)) return brokenGrammar;
  // "(Para você) não precisar": without who it is, the denial is another.
  if (grammar.negations.has(token.lower) && (gone.tag === 'subject' || gone.tag === 'object'))
    return brokenGrammar;
  // "Of" and "de" must follow the noun they belong to.
  if (token.tag === 'preposition' && grammar.linkers.has(token.lower)) return brokenGrammar;
  return token.tag === 'relative' ? 1.5 : 0;
}

/** "Na casa mais assombrada (do jogo)": the owner is the house. */
function ownerOf(index: number, tokens: readonly Token[], grammar: Grammar): number {
  const token = tokens[index]!;
  if (token.tag !== 'preposition') return -1;
  // "The coldest town on Earth": without the town, the place says something else.
  const isOfBest = tokens[index - 1]?.tag === 'noun' && tokens[index - 2]?.tag === 'superlative';
  if (isOfBest) return index - 1;
  if (!grammar.linkers.has(token.lower)) return -1;
  let at = index - 1;
  while (at > 0 && ['adjective', 'adverb', 'superlative'].includes(tokens[at]!.tag)) at--;
  return at < index - 1 && tokens[at]?.tag === 'noun' ? at : -1;
}

/** Some languages need an article and a "de" where English puts two nouns together. */
const isLight = (token: Token, grammar: Grammar) =>
  !grammar.joinsNouns &&
  token.raw.length <= 3 &&
  (['determiner', 'possessive', 'infinitive'].includes(token.tag) || grammar.linkers.has(token.lower));

function wordsIn(token: Token, next: Token | undefined, index: number, { needsSubject }: Grammar): number {
  // "Faz o melhor bolo": the language requires the article.
  const isRequired = !needsSubject && index > 0 && token.tag === 'determiner' && next?.tag === 'superlative';
  if (isRequired) return 0;
  return token.tag === 'number' || token.tag === 'question' ? 1 : token.raw.split(tie).length;
}

/** "That (lives here)", "why did the building (fall)": a verb must follow. */
function opensClause(index: number, { tokens, grammar }: Clause): boolean {
  const rest = tokens.slice(index + 1);
  if (tokens[index]?.tag === 'relative') return rest.some(isFiniteVerb);
  const isAsked = grammar.needsSubject && (index === 0 || tokens[index - 1]?.tag === 'question');
  return isAsked && tokens[index]?.tag === 'auxiliary' && rest.some(({ tag }) => tag === 'verb');
}

/** "Most (popular)", "about what (they found)". */
function needsNext({ folded, lower }: Token, next: Token | undefined, grammar: Grammar): boolean {
  // "Todo lo (de un solo) color".
  if (neuterArticles.has(lower)) return true;
  if (degrees.has(folded)) return next !== undefined && describing.has(next.tag);
  return grammar.questions.has(lower) && next?.tag === 'subject';
}

function factsOf(token: Token, index: number, clause: Clause): TokenFacts {
  const { tokens, grammar } = clause;
  const isOriginalEnd = index === tokens.length - 1;
  const isBareVerbAtEnd = token.tag === 'verb' && !isOriginalEnd;
  const startFault =
    (index > 0 && badStart.has(token.tag)) || (token.tag === 'object' && !grammar.objectMayOpen);
  return {
    words: wordsIn(token, tokens[index + 1], index, grammar),
    isLight: isLight(token, grammar),
    characters: token.raw.length,
    isContent: isContent(token),
    carries: token.tag === 'noun' || token.tag === 'verb' || token.tag === 'number',
    isBareNumber: token.tag === 'number' && /^[\d\p{L}]+$/u.test(token.raw),
    isEmpty: emptyNouns.has(token.folded),
    isNoun: token.tag === 'noun',
    isSubject: token.tag === 'subject',
    isEver: everAdverbs.has(token.lower),
    allowsEver: token.tag === 'superlative' || token.tag === 'question',
    isOverlong: token.raw.length > longestWord,
    atEnd: endsBadly(token, grammar, isOriginalEnd)
      ? brokenGrammar
      : isBareVerbAtEnd
        ? bareVerbFault(token, grammar)
        : 0,
    isBareVerbAtEnd,
    isCutAfter: !isOriginalEnd,
    leadsNoun: !grammar.adjectivesFollowNouns,
    atStart: startFault ? brokenGrammar : 0,
    opensClause: opensClause(index, clause),
    followsNoun: tokens[index - 1]?.tag === 'noun',
    followsInfinitive: tokens[index - 1]?.tag === 'infinitive',
    needsNext: needsNext(token, tokens[index + 1], grammar),
    isVerb: token.tag === 'verb' || token.tag === 'auxiliary',
    isGerund: token.tag === 'verb' && joiningGerund.test(token.folded),
    ownerAt: ownerOf(index, tokens, grammar),
    afterGap: gapFault(token, tokens[index - 1], tokens[index + 1], grammar),
    tag: token.tag,
  };
}

export function clauseFacts(clause: Clause): TokenFacts[] {
  return clause.tokens.map((token, index) => factsOf(token, index, clause));
}
