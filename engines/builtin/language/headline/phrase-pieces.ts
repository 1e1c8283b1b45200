import type { Grammar } from '../grammar/grammar.ts';
import { wholeOf, wordsOf } from '../grammar/lexicon.ts';
import { type Token, tie } from '../tokens.ts';
import {
  type Clause,
  heroLoss,
  isFiniteVerb,
  nounPhraseEnd,
  one,
  type Piece,
  type PieceFinder,
  prepositionalEnd,
  sumWorth,
  timeUnits,
} from './clause.ts';

const magnitudes = wholeOf((expressions) => expressions.magnitudes);
const noneDeterminers = wordsOf('noneDeterminers');
const quantities = wordsOf('quantities');
const rateArticles = wordsOf('rateArticles');
const wholes = wordsOf('wholes');
const wholeRelatives = wordsOf('wholeRelatives');
const singularUniversals = wordsOf('singularUniversals');
const pluralUniversals = wordsOf('pluralUniversals');
const openingUniversals = wordsOf('openingUniversals');
const dayParts = wordsOf('dayParts');
const demonstratives = wordsOf('demonstratives');
const openingDemonstratives = wordsOf('openingDemonstratives');
const articledNouns = wordsOf('articledNouns');
const everTimes = /^(?:time|life|tiempo|vida|tempo)$/;

function possessiveLoss(before: Token | undefined, opens: boolean, { losses }: Grammar): number {
  const { opening, afterVerb, afterPreposition, elsewhere } = losses.possessive;
  // "Mi hermana me ganó": a Spanish or Portuguese sentence does not begin with a bare relative.
  if (opens) return opening;
  if (before?.tag === 'verb') return afterVerb;
  return before?.tag === 'preposition' ? afterPreposition : elsewhere;
}

/**
 * "Meu filho de 8 anos montou …": returns whether the clause begins with its subject, including its
 * complements.
 */
function opensWithSubject({ tokens, grammar }: Clause): boolean {
  let end = nounPhraseEnd(tokens, 0);
  while (grammar.subjectHasLinkers && grammar.linkers.has(tokens[end]?.lower ?? ''))
    end = prepositionalEnd(tokens, end);
  // "Mi boda casi termina …", "mi novia me dejó".
  while (end > 0 && ['adverb', 'object'].includes(tokens[end]?.tag ?? '')) end++;
  return end > 0 && tokens[end] !== undefined && isFiniteVerb(tokens[end]!);
}

/**
 * Articles and possessives. After a verb they carry the rhythm of the sentence; before anything else they may
 * be left out.
 */
export const determinerPieces: PieceFinder = (clause, index) => {
  const { tokens, grammar, followsPrefix } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const opens = index === 0 && !followsPrefix;
  // "Your phone is listening": the subject of a sentence keeps its possessive.
  const isSubject = opens && opensWithSubject(clause);
  if (token.tag === 'possessive')
    return one(
      index,
      isSubject ? (grammar.subjectHasLinkers ? 5.6 : 3.4) : possessiveLoss(before, opens, grammar),
    );
  // "Evacuate three towns": a number word that is an aside may be left out.
  // "Cien mil" without its first half is another number.
  const isHalf = next?.tag === 'number' || before?.tag === 'number' || magnitudes.test(next?.folded ?? '');
  if (token.tag === 'number' && index > 0 && grammar.numerals.has(token.lower))
    return isHalf ? [] : one(index, 1.5);
  if (token.tag !== 'determiner' || noneDeterminers.has(token.folded) || quantities.has(token.folded))
    return [];
  // "$200 a day": the amount keeps its period.
  if (index > 0 && before?.tag === 'number' && timeUnits.has(next?.folded ?? '')) return [];
  // "On 5 dollars (a day)".
  const isPrice = tokens[index - 2]?.tag === 'number' && rateArticles.has(token.lower);
  if (isPrice && before?.tag === 'noun' && timeUnits.has(`${next?.folded ?? ''}s`))
    return [{ from: index, to: index + 2, loss: 1.2 }];
  // "Your back hurts (all the time)": kept or left out as a whole.
  if (index > 0 && next && ['determiner', 'possessive'].includes(next.tag)) {
    const end = nounPhraseEnd(tokens, index);
    const isTime = timeUnits.has(tokens[end - 1]!.folded) || everTimes.test(tokens[end - 1]!.folded);
    return isTime ? [{ from: index, to: end, loss: 0.8 }] : [];
  }
  if (before?.tag === 'determiner') return [];
  // "Me compra todo lo que quiero": kept or left out with the clause.
  if (wholes.has(token.folded) && wholeRelatives.has(next?.lower ?? '') && index > 0) return [];
  const isPeriod = singularUniversals.has(token.folded) || pluralUniversals.has(token.folded);
  if (isPeriod && before && ['noun', 'verb'].includes(before.tag) && index > 1) {
    const end = nounPhraseEnd(tokens, index);
    // "The mistake that all beginners make": here "all" is part of the subject, not of a time.
    const last = tokens[end - 1]!.folded;
    const isTime = timeUnits.has(last) || dayParts.has(last);
    // "I cooked every recipe from …": the object stays.
    if (!isTime && before.tag === 'verb') return [];
    // "10 settings (every beginner should know)": the clause goes with its subject.
    const verb = tokens[end];
    if (!isTime && verb && isFiniteVerb(verb)) return [{ from: index, to: tokens.length, loss: 0.8 }];
    if (isTime || !pluralUniversals.has(token.folded)) return [{ from: index, to: end, loss: 1.5 }];
    return [];
  }
  // "Que todo iniciante comete": the noun needs its "every".
  if (singularUniversals.has(token.folded) && index > 0)
    return /^\p{Lu}/u.test(next?.raw ?? '') && before?.tag === 'preposition' ? one(index, 0.5) : [];
  // "Todos los días" is no "todos días".
  if (before && grammar.universals.has(before.folded)) return [];
  // "Fue (un) desastre", "was (a) mistake".
  if (before?.tag === 'auxiliary' && next?.tag !== 'superlative') return [];
  if (before?.tag === 'preposition')
    return grammar.dropsArticleBeforeSuperlatives && next?.tag === 'superlative'
      ? one(index, grammar.articledSuperlatives.has(next.lower) ? 3 : 1.8)
      : [];
  // "… (this week)": a time is left out as a whole.
  if (demonstratives.has(token.folded) && timeUnits.has(next?.folded ?? '') && index > 1)
    return [{ from: index, to: index + 2, loss: 0.3 }];
  if (opens && openingDemonstratives.has(token.folded)) return one(index, 0.5);
  // "La verdad sobre …": an abstract noun reads better with its article.
  if (opens && articledNouns.has(next?.folded ?? '')) return one(index, 0.9);
  // "Every way to cook an egg" is not one way.
  if (opens && openingUniversals.has(token.folded)) return one(index, 4.5);
  if (index === 0 && openingDemonstratives.has(token.folded)) return one(index, 3);
  if (opens) return one(index, next?.tag === 'number' ? -0.05 : 0.12);
  // "¿Y si (la) Tierra …?": a unique thing keeps its article if a sentence begins here.
  const { openingArticle, articleAfterNoun, article } = grammar.losses;
  if (index === 0) return one(index, openingArticle.own[token.lower] ?? openingArticle.other);
  // "Faz (o) melhor bolo": without it, the superlative is a comparative.
  if (next?.tag === 'superlative')
    return one(index, before?.tag === 'verb' ? (grammar.needsSubject ? 1.2 : 3.4) : 0.2);
  // "The night the lights went out": a new subject begins here.
  const startsClause = tokens
    .slice(index + 1, index + 4)
    .some(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  // "I gave my mom (a) makeover": what an English article opens after a noun is a second object.
  const opensNext = before?.tag === 'noun' && !startsClause;
  return one(index, opensNext ? articleAfterNoun : article);
};

const degrees = wordsOf('degrees');
const comparatives = wordsOf('comparatives');
const indefinitePronouns = wordsOf('indefinitePronouns');
const vaguePronouns = wordsOf('vaguePronouns');
const countedOccasions = wordsOf('countedOccasions');

/** Returns whether the word is in a phrase about something missing. */
function isInAbsence({ tokens, grammar }: Clause, index: number): boolean {
  let at = index - 1;
  while (at > 0 && ['noun', 'adjective', 'determiner', 'possessive'].includes(tokens[at]!.tag)) at--;
  return at >= 0 && tokens[at]!.tag === 'preposition' && grammar.absences.has(tokens[at]!.lower);
}

/** Adjectives, and in English the nouns before a noun. */
export const modifierPieces: PieceFinder = (clause, index) => {
  const { tokens, grammar, phrases } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (token.tag === 'adjective') {
    if (before && degrees.has(before.folded) && ['superlative', 'adverb'].includes(before.tag)) {
      return [{ from: index - 1, to: index + 1, loss: before.tag === 'superlative' ? 4 : 0.6 }];
    }
    const isBesideNoun = grammar.adjectivesFollowNouns
      ? (before && ['noun', 'adjective'].includes(before.tag)) || next?.tag === 'noun'
      : next && ['noun', 'adjective'].includes(next.tag);
    // "Something strange": that it is strange is the message.
    if (before && vaguePronouns.has(before.folded)) return [];
    // "Get better grades", "sem leite condensado": without the adjective the meaning changes.
    if (comparatives.has(token.folded) || isInAbsence(clause, index))
      return isBesideNoun ? one(index, 3) : [];
    // "Mousse (ready in five minutes)": a postposed phrase is left out as a whole.
    const isBehind = !grammar.adjectivesFollowNouns && before?.tag === 'noun' && next?.tag === 'preposition';
    if (isBehind && index > 1) {
      const end = prepositionalEnd(tokens, index + 1);
      return [{ from: index, to: end, loss: 0.6 + sumWorth(clause, index, end) * 0.5 }];
    }
    const isBesideHero = [before, next].some(
      (neighbour) => neighbour && clause.heroWords.has(neighbour.folded),
    );
    return isBesideNoun ? one(index, heroLoss(clause, index, isBesideHero ? 1.1 : 0.7)) : [];
  }
  if (!grammar.joinsNouns || token.tag !== 'noun') return [];
  const phrase = phrases.find(
    ({ start, end }) => start === index && tokens[end]?.tag === 'noun' && end - start > 1,
  );
  // A name is the topic of the title: "iPhone 17 Pro Max review".
  const isNamed = /^i?\p{Lu}/u.test(token.raw) && index === 0;
  if (phrase)
    return [
      { from: index, to: phrase.end, loss: heroLoss(clause, index, isNamed ? 3.4 : 1.6) },
      ...genrePiece(clause, phrase.end),
    ];
  // "Everything (Apple announced)": the pronoun is the head.
  if (indefinitePronouns.has(token.lower)) return [];
  // "Trump and Xi …": a word joined by "and" is not a modifier.
  if (next?.tag !== 'noun' || before?.tag === 'number' || before?.tag === 'conjunction') return [];
  if (grammar.genreNouns.has(next.lower) && tokens[index + 2]?.tag !== 'noun') {
    // "Galaxy S26 Ultra (long-term review)": the name's own piece takes both.
    if (/^\p{Lu}/u.test(before?.raw ?? '') && /^\p{Ll}/u.test(token.raw)) return [];
    return [{ from: index + 1, to: index + 2, loss: 0.45 }];
  }
  // "Behind the (Chernobyl) divers": a name identifies its noun.
  const isProper = index > 0 && /^\p{Lu}\p{Ll}/u.test(token.raw) && !/^\p{Lu}/u.test(next.raw);
  // "At today's event": a possessive takes the place of the article.
  const isOwner = /['’]s$/.test(token.raw);
  // "My parents house": apostrophes are often omitted.
  const isPlural = /[^su]s$/.test(token.folded) && before?.tag === 'possessive';
  // "My first (time) skydiving".
  if (before?.tag === 'superlative' && timeUnits.has(`${token.folded}s`)) return [];
  if (before?.tag === 'superlative' && countedOccasions.has(token.folded)) return [];
  if (isPlural) return [];
  if (isOwner && before && ['preposition', 'verb'].includes(before.tag)) return [];
  // "A (maximum security) prison": two nouns before the head are left out together or stay.
  const isInside = before?.tag === 'noun' && !before.endsPart;
  const isDouble = tokens[index + 2]?.tag === 'noun' && !next.endsPart;
  const loss = heroLoss(clause, index, isProper ? 2.6 : isInside || isDouble ? 2.4 : 1.4);
  return isDouble && !isInside && !isNamed && !isProper
    ? [...one(index, loss), { from: index, to: index + 2, loss: heroLoss(clause, index + 1, 2.6) }]
    : one(index, loss);
};

/** "… (long-term review) after 30 days": the sort of video after a name, with its complement. */
function genrePiece({ tokens, grammar }: Clause, at: number): Piece[] {
  const end = nounPhraseEnd(tokens, at);
  const isPlain = tokens.slice(at, end).every(({ raw }) => /^\p{Ll}/u.test(raw));
  return isPlain && grammar.genreNouns.has(tokens[end - 1]?.lower ?? '')
    ? [{ from: at, to: end, loss: 0.45 }]
    : [];
}

const approximations = wordsOf('approximations');
const intensifiers = wordsOf('intensifiers');
const everythings = wordsOf('everythings');
const comparingAdverbs = wordsOf('comparingAdverbs');

/** Whether a verb without a subject follows, with its pronoun or without. */
const opensVerb = (token: Token | undefined, { needsSubject }: Grammar) =>
  token !== undefined && !needsSubject && (token.tag === 'object' || isFiniteVerb(token));

export const adverbPieces: PieceFinder = ({ tokens, grammar }, index) => {
  const token = tokens[index]!;
  const isLast = index === tokens.length - 1;
  if (token.raw.includes(tie) && token.tag === 'noun' && isLast && index > 1) return one(index, 0.4);
  if (token.tag !== 'adverb' || grammar.negations.has(token.lower) || approximations.has(token.folded))
    return [];
  // "I can't level up": the particle is part of the verb.
  if (grammar.particles.kept.has(token.lower) && tokens[index - 1]?.tag === 'verb') return [];
  // "Me compra todo lo que quiero".
  if (everythings.has(token.folded) && tokens[index - 1]?.tag === 'verb') return [];
  // "Por menos de 1000 euros" without its "menos" means the opposite.
  if (grammar.linkers.has(tokens[index + 1]?.lower ?? '') && comparingAdverbs.has(token.folded)) return [];
  // "Así se hace": how it is done is the message.
  if (index === 0 && opensVerb(tokens[1], grammar)) return one(index, 2.5);
  // "40 years later": without it, he took so long.
  if (timeUnits.has(tokens[index - 1]?.folded ?? '') && tokens[index - 2]?.tag === 'number') return [];
  if (intensifiers.has(token.folded) && tokens[index + 1]?.tag === 'adjective') return one(index, 0.5);
  return one(index, grammar.keptAdverbs.has(token.lower) ? 1.3 : 0.12);
};
