import { endingIn, wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';
import {
  heroLoss,
  isDecisive,
  isEventNoun,
  isFiniteVerb,
  isLightVerb,
  isSlightVerb,
  nominal,
  nounPhraseEnd,
  type Piece,
  type PieceFinder,
  prepositionalEnd,
  sumWorth,
  takesComplement,
} from './clause.ts';

const speakers = wordsOf('speakers');
const verbComplements = wordsOf('verbComplements');
const singularUniversals = wordsOf('singularUniversals');
const pluralUniversals = wordsOf('pluralUniversals');
const truths = wordsOf('truths');
const inseparableHeads = wordsOf('inseparableHeads');
const topicPrepositions = wordsOf('topicPrepositions');
const uploadSorts = wordsOf('uploadSorts');
const purposePrepositions = wordsOf('purposePrepositions');
const bareRelatives = wordsOf('bareRelatives');
const openingDemonstratives = wordsOf('openingDemonstratives');
const openingModals = wordsOf('openingModals');
const gerund = endingIn('gerund');
const ownPast = endingIn('ownPast');

/** The subject, and the verb if its object says enough ("I built a cabin" → a cabin). */
const openingVerb: PieceFinder = (clause) => {
  const { tokens, grammar } = clause;
  const pieces: Piece[] = [];
  const first = tokens[0]!;
  const verbAt = first.tag === 'subject' ? 1 : 0;
  const verb = tokens[verbAt];
  const after = tokens[verbAt + 1];
  if (speakers.has(first.lower))
    // "(I) was wrong" has lost its subject.
    pieces.push({
      from: 0,
      to: 1,
      loss: verb?.tag === 'auxiliary' ? grammar.losses.speakerBeforeAuxiliary : grammar.losses.speaker,
    });
  // "(I was) wrong about electric cars".
  if (
    grammar.needsSubject &&
    speakers.has(first.lower) &&
    verb?.tag === 'auxiliary' &&
    after?.tag === 'adjective'
  )
    pieces.push({ from: 0, to: 2, loss: 1.6 });
  if (!verb || !after) return pieces;
  if (grammar.lightVerbs.has(verb.lower) && after.tag === 'number') {
    pieces.push({ from: 0, to: verbAt + 1, loss: -0.2 });
    return pieces;
  }
  if (verb.tag !== 'verb' || verbComplements.has(after.lower)) return pieces;
  // "Study less and get better grades": a part joined to a verb needs the verb.
  const isJoined = tokens.some(
    ({ tag }, at) => at > verbAt && tag === 'conjunction' && tokens[at + 1]?.tag === 'verb',
  );
  if (isJoined) return pieces;
  const isBare = grammar.verbForms.get(verb.lower) === verb.lower;
  const isOwnPast = ownPast.test(verb.lower);
  const isCommand =
    verbAt === 0 && (isBare || (!grammar.commandsAreBare && !isOwnPast)) && !isLightVerb(verb, grammar);
  const loss =
    heroLoss(clause, verbAt, isCommand ? 3.6 : isSlightVerb(verb, grammar) ? 1 : 1.8) +
    (takesComplement(verb, grammar) ? 1.6 : 0) +
    (tokens.some(({ tag }) => tag === 'infinitive') ? 2 : 0) +
    (isDecisive(verb, grammar) ? 2.4 : 0);
  const isGerund = gerund.test(verb.folded);
  // "Aprendi a surfar em 7 dias": surfar em 7 dias.
  if (after.tag === 'infinitive' && tokens[verbAt + 2]?.tag === 'verb')
    pieces.push({ from: 0, to: verbAt + 2, loss: 1.6 });
  const objectAt = after.tag === 'adverb' ? verbAt + 2 : verbAt + 1;
  // "I stayed overnight in an abandoned mall": overnight in an abandoned mall.
  const isParticle = grammar.particles.asAdverbs.has(after.lower);
  if (after.tag === 'adverb' && !isParticle && grammar.keptAdverbs.has(after.lower))
    pieces.push({ from: 0, to: verbAt + 1, loss });
  const object = tokens[objectAt];
  if (object && nominal.has(object.tag)) {
    pieces.push({ from: 0, to: verbAt + 1, loss });
    const isQuantity = singularUniversals.has(object.folded) || pluralUniversals.has(object.folded);
    if (object.tag === 'determiner' && !isQuantity && tokens[objectAt + 1])
      pieces.push({ from: 0, to: objectAt + 1, loss: loss + 0.05 });
  } else if (
    after.tag === 'preposition' &&
    !grammar.linkers.has(after.lower) &&
    nominal.has(tokens[verbAt + 2]?.tag ?? 'verb')
  ) {
    const article = tokens[verbAt + 2]?.tag === 'determiner' ? 1 : 0;
    pieces.push({ from: 0, to: verbAt + 2 + article, loss: loss + (isGerund ? 2 : 0.6) });
  }
  return pieces;
};

/** "(Así se hace) el queso más caro", "(assim é) o trem": what is shown is the message. */
const openingManner: PieceFinder = ({ tokens, grammar }) => {
  if (grammar.needsSubject || tokens[0]!.tag !== 'adverb' || tokens[1]?.tag === 'adjective') return [];
  let at = 1;
  while (tokens[at]?.tag === 'object') at++;
  const verb = tokens[at];
  const isShown = verb !== undefined && isFiniteVerb(verb) && nominal.has(tokens[at + 1]?.tag ?? 'verb');
  return isShown ? [{ from: 0, to: at + 1, loss: 0.8 }] : [];
};

/** Returns whether a noun and an adjective agree in number and gender. */
function agree(noun: Token, adjective: Token, agreement: RegExp): boolean {
  if (/s$/.test(noun.folded) !== /s$/.test(adjective.folded)) return false;
  const gender = (token: Token) => agreement.exec(token.folded)?.[1];
  return !gender(noun) || !gender(adjective) || gender(noun) === gender(adjective);
}

/**
 * "The truth about …", "la historia de los …": the head may be left out if the next phrase names the topic.
 */
const openingHead: PieceFinder = (clause) => {
  const { tokens, grammar } = clause;
  const headEnd = nounPhraseEnd(tokens, 0);
  const link = tokens[headEnd];
  if (
    headEnd === 0 ||
    link?.tag !== 'preposition' ||
    tokens.slice(0, headEnd).some(({ tag }) => tag === 'number' || tag === 'superlative') ||
    inseparableHeads.has(tokens[headEnd - 1]!.folded)
  )
    return [];
  const isGenre = grammar.genreNouns.has(tokens[headEnd - 1]!.lower);
  if (!isGenre && !grammar.linkers.has(link.lower) && !topicPrepositions.has(link.lower)) return [];
  const namesHero = tokens.slice(0, headEnd).some(({ folded }) => clause.heroWords.has(folded));
  // "La verdad sobre las pirámides" promises more than the pyramids.
  const promise = truths.has(tokens[headEnd - 1]!.folded) ? 0.9 : 0;
  const own =
    (tokens[0]!.tag === 'possessive' ? 1.5 : 0) + (isEventNoun(tokens[headEnd - 1]!.folded) ? 0.9 : 0);
  // "Reseña del nuevo iPhone": the sort of video adds nothing to the picture.
  const isSort = uploadSorts.has(tokens[headEnd - 1]!.folded) && headEnd === 1;
  const loss = isSort
    ? -0.5
    : isGenre
      ? 0.35 + sumWorth(clause, 0, headEnd - 1) * 0.8
      : promise + own + 0.4 + sumWorth(clause, 0, headEnd) * 0.9 + (namesHero ? 2 : 0);
  // "Treino (de pernas) completo": a word that agrees with the head needs it; so does "… for the flan".
  const topicEnd = nounPhraseEnd(tokens, headEnd + 1);
  const isSharedAdjective =
    grammar.agreement !== null &&
    tokens[topicEnd - 1]?.tag === 'adjective' &&
    tokens[topicEnd - 2]?.tag === 'noun' &&
    !agree(tokens[topicEnd - 2]!, tokens[topicEnd - 1]!, grammar.agreement);
  if (isSharedAdjective) return [];
  const isForked = grammar.linkers.has(link.lower) && purposePrepositions.has(tokens[topicEnd]?.lower ?? '');
  if (isForked && !isGenre) return [];
  // "Mi abuelo (de 90 años) prueba …": the verb belongs to him, so a replacement subject must agree in
  // number.
  const isPlural = (token: Token | undefined) => /s$/.test(token?.folded ?? '');
  const keepsVerb =
    tokens[headEnd + 1]?.tag !== 'number' && isPlural(tokens[headEnd - 1]) === isPlural(tokens[topicEnd - 1]);
  if (tokens[topicEnd] && isFiniteVerb(tokens[topicEnd]!) && !keepsVerb) return [];
  const pieces = [{ from: 0, to: headEnd + 1, loss }];
  if (tokens[headEnd + 1]?.tag === 'determiner') pieces.push({ from: 0, to: headEnd + 2, loss: loss + 0.05 });
  return pieces;
};

/** A sentence may lack a subject in some languages ("nunca tinha visto o mar"). */
const openingSubject: PieceFinder = (clause) => {
  const { tokens, grammar } = clause;
  if (grammar.needsSubject) return [];
  const end = nounPhraseEnd(tokens, 0);
  const follower = tokens[end];
  // "(La mujer que) envenenó a sus 4 maridos": the relative clause works without its head.
  const relativeVerb = tokens[end + 1];
  const isRelativeClause =
    follower?.tag === 'relative' &&
    bareRelatives.has(follower.lower) &&
    relativeVerb !== undefined &&
    isFiniteVerb(relativeVerb) &&
    !tokens.slice(0, end).some(({ tag }) => tag === 'number' || tag === 'superlative') &&
    tokens.slice(end + 1).some(({ tag }) => tag === 'number');
  if (isRelativeClause) return [{ from: 0, to: end + 1, loss: 0.5 + sumWorth(clause, 0, end) * 0.8 }];
  // "O jogador mais rico do Free Fire (me deu …)": the subject with its complements.
  let whole = end;
  while (whole > 0 && grammar.linkers.has(tokens[whole]?.lower ?? ''))
    whole = prepositionalEnd(tokens, whole);
  const object = tokens[whole];
  const isObjectVerb =
    object?.tag === 'object' && tokens[whole + 1] !== undefined && isFiniteVerb(tokens[whole + 1]!);
  if (whole > 0 && isObjectVerb && tokens.slice(whole).some(({ tag }) => tag === 'number'))
    return [{ from: 0, to: whole, loss: 0.5 + sumWorth(clause, 0, end) * 0.6 }];
  const isVerb = follower && (isFiniteVerb(follower) || grammar.negations.has(follower.lower));
  const namesHero = tokens.slice(0, end).some(({ folded }) => clause.heroWords.has(folded));
  return end > 0 && isVerb
    ? [{ from: 0, to: end, loss: 0.5 + sumWorth(clause, 0, end) + (namesHero ? 0.8 : 0) }]
    : [];
};

export const openingPieces: PieceFinder = (clause, index) => {
  if (index !== 0 || clause.followsPrefix) return [];
  const { tokens } = clause;
  const first = tokens[0]!;
  const pieces = [openingVerb, openingManner, openingHead, openingSubject].flatMap((find) => find(clause, 0));
  // "Can a Tesla survive?": without its "can" it is no question.
  const isModal = openingModals.has(first.lower);
  // "Is this the end?"
  const asksOfThis = openingDemonstratives.has(tokens[1]?.folded ?? '') && tokens[2]?.tag === 'determiner';
  // "¿Es malo tomar café?"
  const isCopula = !clause.grammar.needsSubject && tokens[1]?.tag === 'adjective';
  // "Fui demitido e abri …": the auxiliary makes a verb of the participle.
  const isPassive =
    !clause.grammar.needsSubject && tokens[1]?.tag === 'verb' && tokens[2]?.tag === 'conjunction';
  if (first.tag === 'auxiliary' && !asksOfThis)
    pieces.push({ from: 0, to: 1, loss: isModal || isCopula || isPassive ? 3 : 0.7 });
  if (
    first.tag === 'subject' &&
    tokens[1]?.tag === 'auxiliary' &&
    clause.grammar.negations.has(tokens[2]?.lower ?? '')
  ) {
    pieces.push({ from: 0, to: 2, loss: 0.5 });
  }
  return pieces;
};
