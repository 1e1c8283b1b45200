import type { Grammar } from '../grammar/grammar.ts';
import { type Token, tie } from '../tokens.ts';
import {
  type Clause,
  heroLoss,
  isFiniteVerb,
  isLightVerb,
  nounPhraseEnd,
  type Piece,
  type PieceFinder,
  prepositionalEnd,
  sumWorth,
} from './clause.ts';
import { isRate } from './readability.ts';

const one = (index: number, loss: number): Piece[] => [{ from: index, to: index + 1, loss }];

function possessiveLoss(before: Token | undefined, opens: boolean, grammar: Grammar): number {
  // "Mi hermana me ganó": a Spanish or Portuguese sentence does not begin with a bare relative.
  if (opens) return grammar.language === 'en' ? 0.45 : 0.7;
  if (grammar.language === 'en') return before?.tag === 'preposition' ? 8 : 1.4;
  return before?.tag === 'verb' || before?.tag === 'preposition' ? 3.6 : 1.4;
}

/** Articles and possessives. After a verb they carry the rhythm of the sentence; before anything else they may go. */
export const determinerPieces: PieceFinder = ({ tokens, grammar, followsPrefix }, index) => {
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const opens = index === 0 && !followsPrefix;
  // "Your phone is listening": the subject of a sentence keeps whose it is.
  const verb = tokens[nounPhraseEnd(tokens, index)];
  const isSubject = opens && grammar.language === 'en' && verb !== undefined && isFiniteVerb(verb);
  if (token.tag === 'possessive') return one(index, isSubject ? 1.8 : possessiveLoss(before, opens, grammar));
  // "Evacuate three towns": how many may go where it is only told by the way.
  if (token.tag === 'number' && index > 0 && grammar.numerals.has(token.lower)) return one(index, 1.5);
  if (token.tag !== 'determiner' || /^(poc|pouc|much|muit|no$|nenhum|ningun)/.test(token.folded)) return [];
  // "$200 a day": how much in which time.
  if (index > 0 && before?.tag === 'number' && timeUnits.test(next?.folded ?? '')) return [];
  // "Me compra todo lo que quiero": the clause takes them along or leaves them.
  if (/^(todo|tudo|lo|o)$/.test(token.folded) && /^(lo|o|que)$/.test(next?.lower ?? '') && index > 0)
    return [];
  const isPeriod = /^(every|each|cada|todo|toda|todos|todas)$/.test(token.folded);
  if (isPeriod && before && ['noun', 'verb'].includes(before.tag) && index > 1) {
    const end = nounPhraseEnd(tokens, index);
    // "The mistake that all beginners make": who makes it is no time.
    const isTime =
      timeUnits.test(tokens[end - 1]!.folded) ||
      /^(morning|evening|manana|manha|vez|time)s?$/.test(tokens[end - 1]!.folded);
    // "I cooked every recipe from …": the object stays.
    if (!isTime && before.tag === 'verb') return [];
    if (isTime || !/^(todos|todas)$/.test(token.folded)) return [{ from: index, to: end, loss: 1.5 }];
    return [];
  }
  // "Que todo iniciante comete": the noun needs its "every".
  if (/^(every|each|cada|todo|toda)$/.test(token.folded) && index > 0)
    return /^\p{Lu}/u.test(next?.raw ?? '') && before?.tag === 'preposition' ? one(index, 0.5) : [];
  // "Todos los días" is no "todos días".
  if (grammar.language !== 'en' && before && /^tod[oa]s?$/.test(before.folded)) return [];
  if (before?.tag === 'preposition')
    return grammar.language === 'en' && next?.tag === 'superlative'
      ? one(index, /^(first|last|only|most)$/.test(next.lower) ? 3 : 0.6)
      : [];
  // "… (this week)": the time goes as a whole.
  if (/^(this|est[aeo]|ess[ae])$/.test(token.folded) && timeUnits.test(next?.folded ?? '') && index > 1)
    return [{ from: index, to: index + 2, loss: 0.3 }];
  if (opens && /^(this|these|est[aeo]s?)$/.test(token.folded)) return one(index, 0.5);
  // "La verdad sobre …": an abstract noun reads better with its article.
  if (opens && /^(verdad|verdade)$/.test(next?.folded ?? '')) return one(index, 0.9);
  if (opens) return one(index, next?.tag === 'number' ? -0.05 : 0.12);
  if (index === 0) return one(index, grammar.language === 'es' || /^(a|an)$/.test(token.lower) ? 1.6 : 0.9);
  if (next?.tag === 'superlative') return one(index, before?.tag === 'verb' ? 1.2 : 0.2);
  // "The night the lights went out": a new subject begins here.
  const startsClause = tokens
    .slice(index + 1, index + 4)
    .some(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  return one(index, before?.tag === 'noun' && !startsClause ? 0.6 : grammar.language === 'es' ? 3 : 2.4);
};

const degreeWords = /^(most|least|mais|mas|menos|more|muito|muy|so|very|tao|tan)$/;

const comparatives =
  /^(better|worse|faster|slower|stronger|bigger|smaller|cheaper|harder|easier|richer|melhor(?:es)?|pior(?:es)?|mejor(?:es)?|peor(?:es)?)$/;

/** Does the word stand in a phrase that says what is missing? */
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
    if (before && degreeWords.test(before.folded) && ['superlative', 'adverb'].includes(before.tag)) {
      return [{ from: index - 1, to: index + 1, loss: before.tag === 'superlative' ? 4 : 0.6 }];
    }
    const isBesideNoun =
      grammar.language === 'en'
        ? next && ['noun', 'adjective'].includes(next.tag)
        : (before && ['noun', 'adjective'].includes(before.tag)) || next?.tag === 'noun';
    // "Get better grades", "sem leite condensado": without the adjective another thing is said.
    if (comparatives.test(token.folded) || isInAbsence(clause, index))
      return isBesideNoun ? one(index, 3) : [];
    const isBesideHero = [before, next].some(
      (neighbour) => neighbour && clause.heroWords.has(neighbour.folded),
    );
    return isBesideNoun ? one(index, heroLoss(clause, index, isBesideHero ? 1.1 : 0.7)) : [];
  }
  if (grammar.language !== 'en' || token.tag !== 'noun') return [];
  const phrase = phrases.find(
    ({ start, end }) => start === index && tokens[end]?.tag === 'noun' && end - start > 1,
  );
  // A name is what the title is about: "iPhone 17 Pro Max review".
  const isNamed = /^i?\p{Lu}/u.test(token.raw) && index === 0;
  if (phrase)
    return [
      { from: index, to: phrase.end, loss: heroLoss(clause, index, isNamed ? 3.4 : 1.6) },
      ...genrePiece(clause, phrase.end),
    ];
  // "Trump and Xi …": what an "and" joins is no mere modifier.
  if (next?.tag !== 'noun' || before?.tag === 'number' || before?.tag === 'conjunction') return [];
  if (grammar.genreNouns.has(next.lower) && tokens[index + 2]?.tag !== 'noun') {
    return [{ from: index + 1, to: index + 2, loss: 0.45 }];
  }
  return one(index, heroLoss(clause, index, 1.4));
};

/** "… (review) after 30 days": the sort of video behind a name. */
function genrePiece({ tokens, grammar }: Clause, at: number): Piece[] {
  const isGenre = grammar.genreNouns.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.tag !== 'noun';
  return isGenre ? one(at, 0.45) : [];
}

const isAdjunct = (token: Token | undefined) =>
  token?.tag === 'preposition' || (token?.raw.includes(tie) ?? false);

/** "The battle" alone says nothing: which one it was belongs to it. */
const eventNouns =
  /^(battle|fall|siege|war|massacre|history|story|sinking|life|death|rise|birth|truth|batalha|batalla|queda|caida|cerco|asedio|sitio|historia|guerra|massacre|matanza|naufragio|hundimiento|vida|morte|muerte|nascimento)$/;
/** "En moto", "by bike": how one travelled says more than how long. */
const vehicles =
  /^(motos?|motocicletas?|motorcycles?|motorbikes?|bikes?|bicycles?|bicis?|bicicletas?|coche|carro|auto|car|trem|tren|train|trains|onibus|autobus|bus|barco|boat|velero|veleiro|sailboat|kombi|furgoneta|camper|van|motorhome|autocaravana|caravana|kayak|caiaque|pe|pie|foot|caballo|cavalo|horse|horseback|carona|autostop|tractor|trator|scooter|vespa|skate|skateboard)$/;
const timeUnits =
  /^(seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|segundos?|minutos?|horas?|dias?|noites?|noches?|semanas?|mes|meses|anos?)$/;
/** Nouns that are incomplete without the phrase after them: "cuidados com a pele". */
const relational =
  /^(cuidados?|lutas?|luchas?|guerras?|medos?|miedos?|amor|brigas?|problemas?|encontros?|encuentros?|relac(?:ao|ion)|experiencias?|obsess?(?:ao|ion)|vicio|adiccion|alergia|dependencia|interview|fight|war|obsession|relationship)$/;

const quantityNouns =
  /^(thousands|hundreds|dozens|millions|billions|half|lots|tons|milhares|centenas|dezenas|milhoes|bilhoes|metade|miles|cientos|decenas|docenas|millones|mitad)$/;

/** "What to do (in Lisbon)". */
const isPlaceName = (token: Token | undefined) => token?.tag === 'noun' && /^\p{Lu}\p{Ll}/u.test(token.raw);

function isDuration(tokens: readonly Token[], index: number): boolean {
  return /^(durante|por|for)$/.test(tokens[index]!.lower) && tokens[index + 1]?.tag === 'number' && index > 1;
}

/** "Com cobertura (de chocolate)": inside another phrase the whole phrase goes rather than its end. */
function standsInPhrase({ tokens, grammar }: Clause, index: number): boolean {
  let at = index - 1;
  while (at > 0 && ['noun', 'adjective', 'determiner', 'possessive'].includes(tokens[at]!.tag)) at--;
  return at > 0 && tokens[at]!.tag === 'preposition' && !grammar.linkers.has(tokens[at]!.lower);
}

/** "Bolo (de cenoura) com cobertura": what it is made of says more than what it comes with. */
function isFollowedByPhrase({ tokens, grammar }: Clause, end: number): boolean {
  let at = end;
  while (tokens[at]?.tag === 'adjective') at++;
  return (
    tokens[at]?.tag === 'preposition' &&
    /^(com|con|with|sem|sin|without)$/.test(tokens[at]!.lower) &&
    grammar.language !== 'en'
  );
}

/** "(De cuidados) com a pele": without the noun its complement would hang on to another one. */
function hasOwnComplement(tokens: readonly Token[], end: number): boolean {
  return (
    relational.test(tokens[end - 1]!.folded) &&
    /^(com|con|with|contra|against|por|to)$/.test(tokens[end]?.lower ?? '')
  );
}

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
  // "Del 1 al 10": a range goes as one.
  const isRange =
    end - index === 4 && tokens[index + 1]!.tag === 'number' && tokens[index + 3]!.tag === 'number';
  if (isRange) return [{ from: index, to: end, loss: 1.2 }];
  const isLinker = grammar.linkers.has(token.lower);
  const isAfterVerb = tokens[index - 1]!.tag === 'verb';
  // "Entrenar a tu cachorro": before somebody the Spanish "a" marks the object.
  const marksObject = grammar.language === 'es' && isAfterVerb && /^(a|al)$/.test(token.lower);
  // "Paid off my loans": the particle belongs to the verb, and what follows is its object.
  const isPhrasal =
    grammar.language === 'en' && isAfterVerb && /^(off|up|out|down|away|back)$/.test(token.lower);
  if (isDuration(tokens, index)) return [{ from: index, to: end, loss: 1.3 }];
  if (hasOwnComplement(tokens, end)) return [];
  // "Miles (de evacuados)", "half (of the team)": a quantity alone leaves open of what.
  if (isLinker && quantityNouns.test(tokens[index - 1]!.folded)) return [];
  // "(500 years before) Columbus": how long before or after goes with what it is before.
  const measured =
    /^(before|after|antes|depois|despues)$/.test(token.folded) &&
    index > 2 &&
    timeUnits.test(tokens[index - 1]!.folded) &&
    ['number', 'determiner'].includes(tokens[index - 2]!.tag);
  if (measured) return [{ from: index - 2, to: end, loss: 1.2 + sumWorth(clause, index, end) * 0.3 }];
  // "Impedem você de ficar rico": an infinitive after "de" completes the verb before.
  const completes =
    isLinker && tokens[index + 1]?.tag === 'verb' && tokens.slice(0, index).some(isFiniteVerb);
  // "Casa nova de 40 metros": its measure says less than what it is.
  const isMeasure = isLinker && tokens[index + 1]?.tag === 'number' && index > 2;
  const loss =
    sumWorth(clause, index, end) * (isMeasure ? 0.6 : isLinker ? 1.2 : 0.75) +
    (isAfterVerb ? (isPlaceName(tokens[index + 1]) ? 2.2 : 1.1) : 0) +
    (completes || marksObject || isPhrasal ? 2.5 : 0) +
    (isLinker && eventNouns.test(tokens[index - 1]!.folded) ? 3 : 0) +
    (isLinker && (standsInPhrase(clause, index) || isFollowedByPhrase(clause, end)) ? 0.9 : 0) +
    (vehicles.test(tokens[end - 1]!.folded) ? 1.2 : 0) +
    // "My first day (at work)": which one is the point.
    (timeUnits.test(tokens[index - 1]!.folded) && tokens[index - 2]?.tag === 'superlative' ? 1.6 : 0) +
    // "(Without dying)", "(sin dinero)": what was missing is the stake.
    (grammar.absences.has(token.lower) ? 0.8 : 0);
  // "Minha irmã (de 5 anos)": an age is no amount.
  const isAge =
    isLinker &&
    tokens[index + 1]?.tag === 'number' &&
    /^an[oñ]os$|^anos$/.test(tokens[index + 2]?.lower ?? '');
  if (isAge) return [{ from: index, to: end, loss: 1.2 }];
  // "1000 € (al mes)": how much in which time is one amount.
  const isOfAmount =
    isRate(token, tokens[index + 1]) &&
    tokens.slice(Math.max(0, index - 2), index).some(({ tag }) => tag === 'number');
  const pieces = [{ from: index, to: end, loss: loss + (isOfAmount ? 1.2 : 0) }];
  // "Con un detector (de metales)": a phrase goes with what is said of its noun.
  let wholeEnd = end;
  while (!isLinker && grammar.linkers.has(tokens[wholeEnd]?.lower ?? '') && !tokens[wholeEnd - 1]!.endsPart)
    wholeEnd = prepositionalEnd(tokens, wholeEnd);
  if (wholeEnd > end) {
    const further = sumWorth(clause, end, wholeEnd) * 0.6;
    pieces.push({ from: index, to: wholeEnd, loss: loss + further });
  }
  const verb = tokens[index + 1];
  // "rutina de abdominales para hacer en casa": the light verb alone may go.
  if (verb?.tag === 'verb' && isLightVerb(verb, grammar) && isAdjunct(tokens[index + 2])) {
    pieces.push({ from: index, to: index + 2, loss: 0.3 });
  }
  return pieces;
};

const intensifiers = /^(too|tao|tan|muito|muy|so|very|demais|demasiado)$/;

export const adverbPieces: PieceFinder = ({ tokens, grammar }, index) => {
  const token = tokens[index]!;
  const isLast = index === tokens.length - 1;
  if (token.raw.includes(tie) && token.tag === 'noun' && isLast && index > 1) return one(index, 0.4);
  if (token.tag !== 'adverb' || grammar.negations.has(token.lower)) return [];
  // "Me compra todo lo que quiero".
  if (/^(todo|tudo)$/.test(token.folded) && tokens[index - 1]?.tag === 'verb') return [];
  // "Por menos de 1000 euros" without its "menos" says the opposite.
  if (grammar.linkers.has(tokens[index + 1]?.lower ?? '') && /^(menos|mas|mais)$/.test(token.folded))
    return [];
  if (intensifiers.test(token.folded) && tokens[index + 1]?.tag === 'adjective') return one(index, 0.5);
  return one(index, grammar.keptAdverbs.has(token.lower) ? 1.3 : 0.12);
};
