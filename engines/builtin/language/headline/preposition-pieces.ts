import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { type Token, tie } from '../tokens.ts';
import {
  type Clause,
  isCurrency,
  isEventNoun,
  isFiniteVerb,
  isLightVerb,
  nominal,
  type Piece,
  type PieceFinder,
  prepositionalEnd,
  sumWorth,
  takesResult,
  timeUnits,
} from './clause.ts';
import { isRate } from './readability.ts';

const isAdjunct = (token: Token | undefined) =>
  token?.tag === 'preposition' || (token?.raw.includes(tie) ?? false);

const vehicles = wordsOf('vehicles');
const relationalNouns = wordsOf('relationalNouns');
const quantityNouns = wordsOf('quantityNouns');
const resultPrepositions = wordsOf('resultPrepositions');
const onlyWords = wordsOf('onlyWords');
const startPrepositions = wordsOf('startPrepositions');
const goalPrepositions = wordsOf('goalPrepositions');
const durationPrepositions = wordsOf('durationPrepositions');
const companionPrepositions = wordsOf('companionPrepositions');
const journeys = wordsOf('journeys');
const complementPrepositions = wordsOf('complementPrepositions');
const storyPrepositions = wordsOf('storyPrepositions');
const motionVerbs = wordsOf('motionVerbs');
const histories = wordsOf('histories');
const amountComparatives = wordsOf('amountComparatives');
const comparisonLinks = wordsOf('comparisonLinks');
const orderPrepositions = wordsOf('orderPrepositions');
const destinationPrepositions = wordsOf('destinationPrepositions');
const ageUnits = wordsOf('ageUnits');

/** "What to do (in Lisbon)". */
const isPlaceName = (token: Token | undefined) => token?.tag === 'noun' && /^\p{Lu}\p{Ll}/u.test(token.raw);

/** "From Paris to Istanbul": the end of the way that begins here; 'goal' at its second half. */
function wayAround(
  tokens: readonly Token[],
  index: number,
  end: number,
): { end: number; isParted: boolean } | 'goal' | null {
  const before = tokens[index - 1]!;
  if (goalPrepositions.has(tokens[index]!.folded) && !before.endsPart) {
    let at = index - 1;
    while (at > 0 && nominal.has(tokens[at]!.tag)) at--;
    return startPrepositions.has(tokens[at]!.folded) && at < index - 1 ? 'goal' : null;
  }
  const goal = tokens[end];
  if (!startPrepositions.has(tokens[index]!.folded) || goal?.tag !== 'preposition') return null;
  if (!goalPrepositions.has(goal.folded) || tokens[end - 1]!.endsPart) return null;
  const isParted = /^\p{Lu}/u.test(tokens[index + 1]?.raw ?? '');
  return { end: prepositionalEnd(tokens, end), isParted };
}

/** "Por 3 días", not the price of "por 1 euro". */
function isDuration(tokens: readonly Token[], index: number): boolean {
  const [preposition, amount, unit] = tokens.slice(index, index + 3);
  if (index < 2 || amount?.tag !== 'number' || !durationPrepositions.has(preposition!.lower)) return false;
  return !isCurrency(unit) && !/[$€£]/.test(amount.raw);
}

/**
 * "Com cobertura (de chocolate)": inside another phrase, the whole phrase is left out rather than its end.
 */
function standsInPhrase({ tokens, grammar }: Clause, index: number): boolean {
  let at = index - 1;
  while (at > 0 && ['noun', 'adjective', 'determiner', 'possessive'].includes(tokens[at]!.tag)) at--;
  return at > 0 && tokens[at]!.tag === 'preposition' && !grammar.linkers.has(tokens[at]!.lower);
}

/** "Bolo (de cenoura) com cobertura": the material says more than the addition. */
function isFollowedByPhrase({ tokens, grammar }: Clause, end: number): boolean {
  let at = end;
  while (tokens[at]?.tag === 'adjective') at++;
  return (
    tokens[at]?.tag === 'preposition' && companionPrepositions.has(tokens[at]!.lower) && !grammar.joinsNouns
  );
}

const isTravel = (token: Token) => journeys.has(token.folded);

/** "(De cuidados) com a pele": without the noun its complement would attach to another one. */
function hasOwnComplement(tokens: readonly Token[], end: number): boolean {
  return relationalNouns.has(tokens[end - 1]!.folded) && complementPrepositions.has(tokens[end]?.lower ?? '');
}

/** Returns the noun before a preposition, skipping its adjectives. */
function headBefore(tokens: readonly Token[], index: number): Token {
  let at = index - 1;
  while (at > 0 && tokens[at]!.tag === 'adjective') at--;
  return tokens[at]!;
}

const isMotion = (token: Token, grammar: Grammar) =>
  motionVerbs.has(grammar.verbForms.get(token.lower) ?? '');

/** Prepositional phrases, with the verb and object that may follow the preposition. */
export const prepositionPieces: PieceFinder = (clause, index) => {
  const { tokens, grammar } = clause;
  const token = tokens[index]!;
  if (
    token.tag !== 'preposition' ||
    index === 0 ||
    ['preposition', 'question'].includes(tokens[index - 1]!.tag)
  )
    return [];
  const reach = prepositionalEnd(tokens, index);
  const end = clause.phrases.find((phrase) => phrase.start < reach && phrase.end > reach)?.end ?? reach;
  if (end <= index + 1) return [];
  const way = wayAround(tokens, index, end);
  if (way === 'goal') return [];
  const start: Piece[] = [];
  if (way) {
    const loss = 0.8 + sumWorth(clause, index, way.end) * 0.3;
    // "From start to finish" is one piece; "(from Paris) to Istanbul" may lose its start.
    if (!way.isParted) return [{ from: index, to: way.end, loss }];
    start.push({ from: index, to: way.end, loss });
  }
  // "Del 1 al 10": a range is one piece.
  const isRange =
    end - index === 4 && tokens[index + 1]!.tag === 'number' && tokens[index + 3]!.tag === 'number';
  if (isRange) return [{ from: index, to: end, loss: 1.2 }];
  // "The best goals (of the history of football)": only repeats how great they are.
  const isEver = histories.has(tokens[end - 1]!.folded);
  const isGreatest = tokens.slice(0, index).some(({ tag }) => tag === 'superlative');
  if (isEver && isGreatest) {
    let at = end;
    while (grammar.linkers.has(tokens[at]?.lower ?? '')) at = prepositionalEnd(tokens, at);
    return [{ from: index, to: at, loss: 0.8 }];
  }
  const isLinker = grammar.linkers.has(token.lower);
  // "Turn my van into a house", "trade a car for a bike": the result is the message.
  const isResult =
    !isLinker &&
    resultPrepositions.has(token.folded) &&
    tokens.slice(0, index).some((one) => one.tag === 'verb' && takesResult(one, grammar));
  // "Only food (of one colour)": what it is narrowed to.
  const isNarrowed =
    isLinker && tokens.slice(Math.max(0, index - 3), index).some(({ folded }) => onlyWords.has(folded));
  const isAfterVerb = tokens[index - 1]!.tag === 'verb';
  // "Entrenar a tu cachorro": the Spanish "a" marks a personal object.
  const marksObject = isAfterVerb && grammar.personalObjectMarks.has(token.lower);
  // "Paid off my loans": the particle belongs to the verb, and what follows is its object.
  const isPhrasal = isAfterVerb && grammar.particles.transitive.has(token.lower);
  // "For less (than 5 dollars)", "por menos (de 1000 euros)": the amount is the message.
  if (amountComparatives.has(tokens[index - 1]!.folded) && comparisonLinks.has(token.lower)) return [];
  if (isDuration(tokens, index)) return [{ from: index, to: end, loss: 1.3 }];
  if (hasOwnComplement(tokens, end)) {
    // "(Con un viaje a París)": may be left out together.
    const whole = prepositionalEnd(tokens, end);
    return isTravel(tokens[end - 1]!)
      ? [{ from: index, to: whole, loss: sumWorth(clause, index, whole) * 0.75 + (isAfterVerb ? 1.1 : 0) }]
      : [];
  }
  // "Miles (de evacuados)", "half (of the team)": a quantity needs its noun.
  if (isLinker && quantityNouns.has(tokens[index - 1]!.folded)) return [];
  // "(500 years before) Columbus": a period before or after is left out with its preposition.
  const measured =
    orderPrepositions.has(token.folded) &&
    index > 2 &&
    timeUnits.has(tokens[index - 1]!.folded) &&
    ['number', 'determiner'].includes(tokens[index - 2]!.tag);
  if (measured) return [{ from: index - 2, to: end, loss: 1.2 + sumWorth(clause, index, end) * 0.3 }];
  // "Impedem você de ficar rico": an infinitive after "de" completes the verb before.
  const completes =
    isLinker && tokens[index + 1]?.tag === 'verb' && tokens.slice(0, index).some(isFiniteVerb);
  if (completes && tokens[index - 1]!.tag === 'object') return [];
  // "Casa nova de 40 metros": its size says less than its kind.
  const isMeasure = isLinker && tokens[index + 1]?.tag === 'number' && index > 2;
  const isTime = tokens[index + 1]?.tag === 'number' && timeUnits.has(tokens[index + 2]?.folded ?? '');
  const loss =
    sumWorth(clause, index, end) * (isMeasure ? 0.6 : isLinker ? 1.2 : 0.75) +
    // "Teaching my parrot to talk (in 7 days)": a time completes no verb.
    (isAfterVerb && !isTime ? (isPlaceName(tokens[index + 1]) ? 2.2 : 1.1) : 0) +
    (completes || marksObject || isPhrasal || isNarrowed ? 2.5 : 0) +
    (isResult ? 3.2 : 0) +
    // "Salí (de las deudas)": after a verb the linker completes it.
    (isLinker && isAfterVerb && !completes ? 2 : 0) +
    (isEventNoun(headBefore(tokens, index).folded)
      ? isLinker
        ? 3
        : storyPrepositions.has(token.folded)
          ? 2
          : 0
      : 0) +
    // "I went (to the fair)": the destination is the message.
    (isAfterVerb && isMotion(tokens[index - 1]!, grammar) && destinationPrepositions.has(token.folded)
      ? 2
      : 0) +
    (isLinker && (standsInPhrase(clause, index) || isFollowedByPhrase(clause, end)) ? 0.9 : 0) +
    (vehicles.has(tokens[end - 1]!.folded) ? 1.2 : 0) +
    // "My first day (at work)": the place is the point.
    (timeUnits.has(tokens[index - 1]!.folded) && tokens[index - 2]?.tag === 'superlative' ? 1.6 : 0) +
    // "(Without dying)", "(sin dinero)": the absence is the stake.
    (grammar.absences.has(token.lower) ? (tokens[index + 1]?.tag === 'verb' ? 1.8 : 0.8) : 0);
  // "Minha irmã (de 5 anos)": an age is not an amount.
  const isAge =
    isLinker && tokens[index + 1]?.tag === 'number' && ageUnits.has(tokens[index + 2]?.lower ?? '');
  if (isAge) return [{ from: index, to: end, loss: 1.2 }];
  // "1000 € (al mes)": a rate is one amount.
  const isOfAmount =
    isRate(token, tokens[index + 1]) &&
    tokens.slice(Math.max(0, index - 2), index).some(({ tag }) => tag === 'number');
  const pieces = [...start, { from: index, to: end, loss: loss + (isOfAmount ? 1.2 : 0) }];
  // "Con un detector (de metales)": a phrase includes the complement of its noun.
  let wholeEnd = end;
  while (!isLinker && grammar.linkers.has(tokens[wholeEnd]?.lower ?? '') && !tokens[wholeEnd - 1]!.endsPart)
    wholeEnd = prepositionalEnd(tokens, wholeEnd);
  if (wholeEnd > end) {
    const further = sumWorth(clause, end, wholeEnd) * 0.6;
    pieces.push({ from: index, to: wholeEnd, loss: loss + further });
  }
  // "For people (who hate running)": a phrase includes the relative clause of its noun.
  if (tokens[end]?.tag === 'relative' && !tokens[end - 1]!.endsPart)
    pieces.push({ from: index, to: tokens.length, loss: loss + 0.4 });
  const verb = tokens[index + 1];
  // "rutina de abdominales para hacer en casa": the light verb alone may go.
  if (verb?.tag === 'verb' && isLightVerb(verb, grammar) && isAdjunct(tokens[index + 2])) {
    pieces.push({ from: index, to: index + 2, loss: 0.3 });
  }
  return pieces;
};
