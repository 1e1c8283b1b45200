import type { Grammar } from '../grammar/grammar.ts';
import { type Token, tie } from '../tokens.ts';
import { type Clause, isContent, type Piece } from './clause.ts';
import { findPieces } from './pieces.ts';

export interface Budget {
  words: number;
  characters: number;
}

/** What is left of a clause, and how much was lost on the way; above `hardFault` it does not read. */
export interface Shortened {
  tokens: Token[];
  loss: number;
}

export const hardFault = 5;
const wordPenalty = 5;
const comfortableCharacters = 26;

const englishParticles = /^(up|down|off|out|over|around|away|back|inside|outside|on|about)$/;

/** Words a headline must not end with. A verb's particle may ("give up") where the clause itself ends with it. */
export function endsBadly(last: Token, grammar: Grammar, isOriginalEnd: boolean): boolean {
  switch (last.tag) {
    case 'determiner':
    case 'possessive':
    case 'conjunction':
    case 'relative':
    case 'infinitive':
      return true;
    case 'preposition':
      return !(isOriginalEnd && grammar.language === 'en' && englishParticles.test(last.lower));
    case 'auxiliary':
      return true;
    case 'question':
    case 'subject':
      return !isOriginalEnd;
    case 'superlative':
      return !isOriginalEnd && /^(most|least|mais|mas|menos|only|first|last|top)$/.test(last.folded);
    default:
      return grammar.negations.has(last.lower) && !isOriginalEnd;
  }
}

const needsObject =
  /^(make|let|keep|take|get|want|need|have|put|give|become|become|turn|bring|use|hold|stay|remain|feel|look|seem|set|go|come|do|try|start|find|fazer|dar|ter|ficar|deixar|pegar|querer|precisar|tornar|virar|usar|colocar|começar|tentar|hacer|tener|dejar|quedar|querer|poner|volver|usar|necesitar|empezar|poder|parecer|saber|ir)$/;

/** A clause cut right after its verb: bearable ("prices fall"), unless the verb says nothing by itself. */
function bareVerbFault(verb: Token, before: Token | undefined, grammar: Grammar): number {
  if (needsObject.test(grammar.verbForms.get(verb.lower) ?? '')) return 6;
  if (before?.tag === 'subject') return 0.3;
  return /(ed|ing|ndo|[ai]d[oa]s?)$/.test(verb.folded) ? 0.4 : 1.3;
}

function structuralFaults(kept: readonly Token[], clause: Clause, deleted: Uint8Array): number {
  const { tokens, grammar } = clause;
  const first = kept[0]!;
  const last = kept.at(-1)!;
  let faults = 0;
  if (
    kept.some(({ lower }) => lower === 'ever') &&
    !kept.some(({ tag }) => tag === 'superlative' || tag === 'question')
  )
    faults += 3;
  if (endsBadly(last, grammar, last === tokens.at(-1))) faults += 6;
  if (last.tag === 'verb' && last !== tokens.at(-1)) faults += bareVerbFault(last, kept.at(-2), grammar);
  if (first !== tokens[0] && ['preposition', 'conjunction', 'relative', 'infinitive'].includes(first.tag))
    faults += 6;
  if (first.tag === 'object' && grammar.language === 'en') faults += 6;
  for (let index = 1; index < tokens.length; index++) {
    if (deleted[index] || !deleted[index - 1]) continue;
    const token = tokens[index]!;
    const gone = tokens[index - 1]!;
    // "of/de" must follow the noun it belongs to.
    if (
      token.tag === 'preposition' &&
      grammar.linkers.has(token.lower) &&
      !['adjective', 'adverb'].includes(gone.tag)
    )
      faults += 6;
    if (
      token.tag === 'relative' &&
      gone.tag !== 'adjective' &&
      gone.tag !== 'adverb' &&
      index > 0 &&
      !kept.slice(0, 1).includes(token)
    )
      faults += 1.5;
  }
  return faults;
}

/** A fixed phrase counts with all its words, an amount ("$100 million") and "por qué" as one. */
const countWords = (kept: readonly Token[]) =>
  kept.reduce(
    (sum, { raw, tag }) => sum + (tag === 'number' || tag === 'question' ? 1 : raw.split(tie).length),
    0,
  );

/** "10 exercises": how many, but not what for. */
const isBareCount = (kept: readonly Token[]) =>
  kept.length === 2 && kept[0]!.tag === 'number' && /^\d+$/.test(kept[0]!.raw) && kept[1]!.tag === 'noun';

function lossOf(kept: readonly Token[], clause: Clause, deleted: Uint8Array, budget: Budget): number {
  const text = kept.map(({ raw }) => raw).join(' ');
  const contentWords = kept.filter(isContent).length;
  let loss = structuralFaults(kept, clause, deleted);
  loss += Math.max(0, countWords(kept) - budget.words) * wordPenalty;
  loss += Math.max(0, text.length - budget.characters) * 0.8;
  loss += Math.max(0, text.length - comfortableCharacters) * 0.05;
  loss += contentWords < Math.min(2, clause.tokens.filter(isContent).length) ? 2 : 0;
  loss += isBareCount(kept) && clause.tokens.length > 3 ? 1.6 : 0;
  loss += kept.some(({ tag }) => tag === 'noun' || tag === 'verb' || tag === 'number') ? 0 : 6;
  return loss + kept.filter(({ raw }) => raw.length > 22).length * 3;
}

function apply(pieces: readonly Piece[], chosen: number, deleted: Uint8Array): number {
  deleted.fill(0);
  let loss = 0;
  for (let bit = 0; bit < pieces.length; bit++) {
    if (!((chosen >> bit) & 1)) continue;
    const piece = pieces[bit]!;
    let isNew = false;
    for (let index = piece.from; index < piece.to; index++) {
      if (!deleted[index]) isNew = true;
      deleted[index] = 1;
    }
    loss += isNew ? piece.loss : 0.01;
  }
  return loss;
}

/** Clauses longer than this are cut at a phrase's end before anything else. */
const longestClause = 26;

function fitting(clause: Clause): Clause {
  if (clause.tokens.length <= longestClause) return clause;
  let end = longestClause;
  while (
    end > 6 &&
    !['preposition', 'conjunction', 'relative', 'infinitive'].includes(clause.tokens[end]!.tag) &&
    !clause.tokens[end - 1]!.endsPart
  )
    end--;
  return {
    ...clause,
    tokens: clause.tokens.slice(0, end),
    phrases: clause.phrases.filter((phrase) => phrase.end <= end),
  };
}

/**
 * Shortens a clause by leaving out optional pieces. Every combination is tried; the ones that lose least come first,
 * each with different words.
 */
export function compress(wholeClause: Clause, budget: Budget, count = 4): Shortened[] {
  const clause = fitting(wholeClause);
  const { tokens } = clause;
  const pieces = findPieces(clause);
  const deleted = new Uint8Array(tokens.length);
  const best: { mask: number; loss: number }[] = [];
  for (let mask = 0; mask < 1 << pieces.length; mask++) {
    let loss = apply(pieces, mask, deleted);
    const kept = tokens.filter((_, index) => !deleted[index]);
    if (kept.length === 0) continue;
    loss += lossOf(kept, clause, deleted, budget);
    if (best.length < count * 3 || loss < best.at(-1)!.loss) {
      best.push({ mask, loss });
      best.sort((a, b) => a.loss - b.loss);
      if (best.length > count * 3) best.pop();
    }
  }
  const seen = new Set<string>();
  const results: Shortened[] = [];
  for (const { mask, loss } of best) {
    apply(pieces, mask, deleted);
    const kept = tokens.filter((_, index) => !deleted[index]);
    const text = kept.map(({ folded }) => folded).join(' ');
    if (seen.has(text)) continue;
    seen.add(text);
    results.push({ tokens: kept, loss });
  }
  return results.slice(0, count);
}
