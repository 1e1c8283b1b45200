import type { Grammar } from '../grammar/grammar.ts';
import { endingIn, wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';
import {
  emptyNouns,
  isContent,
  isFiniteVerb,
  nounPhraseEnd,
  type PieceFinder,
  sumWorth,
  takesInfinitive,
} from './clause.ts';

const gerund = endingIn('gerund');
const participle = endingIn('participle', 'irregularParticiple');
const afterAuxiliary = endingIn('gerund', 'participle', 'afterAuxiliary');

/** "Is quitting", "can be hacked": the auxiliary before a participle. */
export const auxiliaryPieces: PieceFinder = ({ tokens, grammar, followsPrefix }, index) => {
  const token = tokens[index]!;
  const isFirst = tokens[index - 1]?.tag !== 'auxiliary';
  if (token.tag !== 'auxiliary' || index === 0 || !isFirst || grammar.negations.has(token.lower)) return [];
  // "Not to be scared".
  if (tokens[index - 1]?.tag === 'infinitive') return [];
  let end = index + 1;
  while (tokens[end]?.tag === 'auxiliary') end++;
  const verb = tokens[end];
  // "Rent prices (are) out of control".
  if (grammar.optionalCopulas.has(token.lower) && verb?.tag === 'preposition')
    return [{ from: index, to: end, loss: 1 }];
  if (verb?.tag !== 'verb' || !afterAuxiliary.test(verb.folded)) return [];
  // "Why prices are exploding" without its "are" is not English.
  return [{ from: index, to: end, loss: followsPrefix ? 4 : 0.55 }];
};

const infinitiveNouns = wordsOf('infinitiveNouns');
const relativeArticles = wordsOf('relativeArticles');
const bareRelatives = wordsOf('bareRelatives');
const everythingBefore = wordsOf('everythingBefore');
const indirectQuestions = wordsOf('indirectQuestions');
const conditionals = wordsOf('conditionals');
const contentRelatives = wordsOf('contentRelatives');
const plainRelatives = wordsOf('plainRelatives');
const relativePrepositions = wordsOf('relativePrepositions');
const firstPersons = wordsOf('firstPersons');
const occasions = wordsOf('occasions');

const relativePieces: PieceFinder = (clause, index) => {
  const { tokens, grammar } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1]!;
  const end = tokens.length;
  const contentBefore = tokens.slice(0, index).filter(isContent).length;
  // "Me compra todo (lo que quiero)", "tudo (o que eu peço)": the article is removed with its clause.
  if (relativeArticles.has(before.lower) && bareRelatives.has(token.lower))
    return everythingBefore.has(tokens[index - 2]?.folded ?? '')
      ? [{ from: index - 1, to: end, loss: 0.6 }]
      : [];
  // "No sabía que era una broma": what was known is the point, the knowing may go.
  // "Changed (how I think)": it is what the verb is about.
  if (before.tag === 'verb' && indirectQuestions.has(token.lower)) return [{ from: index, to: end, loss: 4 }];
  // "… to see if it works": a purpose is not the message.
  const isPurpose = tokens[index - 2]?.tag === 'infinitive' || tokens[index - 2]?.tag === 'preposition';
  if (isPurpose && conditionals.has(token.folded)) return [];
  if ((before.tag === 'verb' || before.tag === 'auxiliary') && contentRelatives.has(token.folded)) {
    return [{ from: 0, to: index + 1, loss: 2 }];
  }
  // "5 coisas que eu odeio": the noun means nothing without it.
  const isEmpty = emptyNouns.has(before.folded) ? 3 : 0;
  const isCounted = tokens.slice(0, index).some(({ tag }) => tag === 'number') && index < 3;
  const pieces = [
    { from: index, to: end, loss: isEmpty + (contentBefore > 1 ? (isCounted ? 3 : 0.4) : 4.6) },
  ];
  if (before.tag === 'preposition') return [];
  // "7 erros (que todo iniciante comete) na academia": where it happens may stay.
  const phraseAt = tokens.findIndex(
    ({ tag, lower }, at) => at > index + 1 && tag === 'preposition' && !grammar.linkers.has(lower),
  );
  if (isCounted && contentBefore <= 2 && phraseAt > 0)
    pieces.push({ from: index, to: phraseAt, loss: 1.6 + isEmpty });
  // "7 erros (que) destroem seu treino" reads as a sentence; "top 7 saves made no sense" does not.
  const verb = tokens[index + 1];
  const isShortCount = tokens[0]!.tag === 'number' && index === 2;
  if (isShortCount && plainRelatives.has(token.folded) && verb && isFiniteVerb(verb))
    pieces.push({ from: index, to: index + 1, loss: grammar.losses.relativeAfterCount });
  return pieces;
};

const isPluralVerb = (verb: Token, { pluralVerb, verbForms }: Grammar) =>
  pluralVerb.form.test(verb.lower) || (pluralVerb.isBare && verbForms.get(verb.lower) === verb.lower);

/** Second halves: coordinate, relative, infinitive and participle clauses. */
export const clausePieces: PieceFinder = (clause, index) => {
  const { tokens } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const end = tokens.length;
  if (index === 0 || !before) return [];
  const contentBefore = tokens.slice(0, index).filter(isContent).length;
  switch (token.tag) {
    case 'conjunction': {
      const conjunctEnd = nounPhraseEnd(tokens, index + 1);
      const isInside = conjunctEnd > index + 1 && conjunctEnd < end && isFiniteVerb(tokens[conjunctEnd]!);
      // "We moved … and everything went wrong": the second verb has its own subject and is removed with it.
      // "Chicken and rice" are one dish more often than not.
      const joinLoss = tokens.slice(index).some(isFiniteVerb) || before.tag !== 'noun' ? 0 : 0.8;
      // "Trump and Xi meet": the verb is the plural's.
      if (isInside && isPluralVerb(tokens[conjunctEnd]!, clause.grammar)) return [];
      const joinsSentences = isInside && tokens.slice(0, index).some(isFiniteVerb);
      return [
        {
          from: index,
          to: isInside && !joinsSentences ? conjunctEnd : end,
          loss: joinLoss + (contentBefore > 2 ? 0.1 : 0.45),
        },
      ];
    }
    case 'relative':
      return relativePieces(clause, index);
    case 'preposition':
      // "… (para que no muerda)": what it is for.
      return tokens[index + 1]?.tag === 'relative' && relativePrepositions.has(token.lower)
        ? [{ from: index, to: end, loss: 0.6 }]
        : [];
    case 'subject': {
      if (before.tag !== 'noun') return [];
      // "Every block (I touch) turns to gold": the sentence continues after the clause inside it.
      const verbAt = index + 1;
      if (tokens[verbAt]?.tag === 'verb' && isFiniteVerb(tokens[verbAt + 1] ?? token))
        return [{ from: index, to: verbAt + 1, loss: 0.3 }];
      const pieces = [
        { from: index, to: end, loss: contentBefore > 1 ? 0.3 : firstPersons.has(token.lower) ? 3.2 : 1.6 },
      ];
      // "6 exercises (you need) for bigger arms".
      const follower = tokens.findIndex(({ tag }, at) => at > index && tag === 'preposition');
      if (follower > 0) pieces.push({ from: index, to: follower, loss: 0.5 });
      return pieces;
    }
    case 'determiner':
    case 'possessive': {
      // "Vegan lasagna (the whole family loves)": a clause that begins with its own subject, without a
      // "that".
      const isContact =
        clause.grammar.omitsRelatives &&
        before.tag === 'noun' &&
        contentBefore > 1 &&
        index + 2 < end &&
        !tokens.slice(0, index).some(isFiniteVerb) &&
        tokens.slice(index + 1, end - 1).every(({ tag }) => tag === 'noun' || tag === 'adjective') &&
        clause.grammar.verbForms.has(tokens[end - 1]!.lower);
      return isContact ? [{ from: index, to: end, loss: 0.3 }] : [];
    }
    case 'infinitive': {
      // "Things I stopped buying (to save money)", but "learning to fly".
      const isPurpose = clause.grammar.purposeAfter?.test(before.folded) ?? false;
      if ((before.tag === 'verb' && !isPurpose) || before.tag === 'auxiliary') return [];
      // "10 things not to do": without its verb the "not" would go too.
      if (clause.grammar.negations.has(before.lower)) return [];
      // "Forces thousands to evacuate": the infinitive completes the verb.
      const verb = tokens.slice(0, index).find(({ tag }) => tag === 'verb');
      const completes = !verb ? 0 : takesInfinitive(verb, clause.grammar) ? 2.9 : 0.9;
      const isOpen = infinitiveNouns.has(before.folded) ? 2.6 : 0;
      // "Told me to never do this": the denial is the message.
      const isDenied = tokens.slice(index).some(({ lower }) => clause.grammar.negations.has(lower)) ? 3 : 0;
      const said = sumWorth(clause, index, end) * 0.45;
      return [{ from: index, to: end, loss: 0.3 + completes + isOpen + isDenied + said }];
    }
    case 'question':
      return [{ from: index, to: end, loss: 0.5 }];
    case 'adverb':
      // "The hardest solo ever recorded".
      return tokens[index + 1]?.tag === 'verb' &&
        participle.test(tokens[index + 1]!.folded) &&
        index + 2 === end &&
        before.tag === 'noun' &&
        index > 1
        ? [{ from: index, to: end, loss: 0.7 }]
        : [];
    case 'verb': {
      const isParticiple = gerund.test(token.folded) && index > 1;
      if (!isParticiple || before.tag === 'auxiliary' || before.tag === 'preposition') return [];
      // "Things I stopped (buying)": it completes the verb.
      const completes = before.tag === 'verb' ? 2.4 : 0;
      // "My first day (working as a driver)": which first day is the point.
      const isFirst = occasions.has(before.folded) && tokens[index - 2]?.tag === 'superlative';
      return [
        {
          from: index,
          to: end,
          loss: 0.2 + completes + (isFirst ? 2.4 : 0) + sumWorth(clause, index, end) * 0.5,
        },
      ];
    }
    default:
      return [];
  }
};
