import type { EditObstacle } from '../../../contract/edit-actions.ts';
import {
  type Before,
  type Direction,
  edit,
  type Facts,
  factsOf,
  placeOf,
  type ReadEdit,
  type Reading,
  type Rule,
} from './clause-facts.ts';
import type { Clause } from './clauses.ts';
import { readBackground, readColor, readFill, readRecolour } from './read-color.ts';
import { readEdits } from './read-edits.ts';
import { readObstacle, readRemoval } from './read-removal.ts';
import { readShape } from './read-shape.ts';
import { readText } from './read-text.ts';
import { type CompiledLexicon, has } from './words.ts';

export interface ReadClause {
  readonly edits: readonly ReadEdit[];
  readonly obstacles: readonly EditObstacle[];
  /** Carried to the next clause. */
  readonly direction: Direction | null;
  readonly isAdding: boolean;
  /** Letters of known words, to tell the languages apart. */
  readonly known: number;
}

/** Reads one request: the first rule that applies says what it is. */
export function readClause(
  clause: Clause,
  { lexicon, hasMask, before }: { lexicon: CompiledLexicon; hasMask: boolean; before: Before },
): ReadClause {
  const facts = factsOf(clause, lexicon, hasMask, before);
  let found: Reading | null = null;
  for (const rule of rules) {
    found = rule(facts);
    if (found !== null) break;
  }
  return {
    edits: found?.edits ?? [],
    obstacles: found?.obstacles ?? (found === null && facts.rest !== '' ? ['not-understood'] : []),
    direction: facts.direction,
    isAdding: facts.isAdding,
    known: clause.text.replace(/[^\p{L}\p{N}]/gu, '').length - facts.rest.replaceAll(' ', '').length,
  };
}

const rules: readonly Rule[] = [
  readText,
  readRecolour,
  readRemoval,
  readObstacle,
  readShape,
  readBackground,
  readFill,
  readEdits,
  readColor,
  readThing,
];

/** Something that is to be there: a sticker, if a drawing of it is packed and nothing asks for more. */
function readThing(facts: Facts): Reading | null {
  const { text, lexicon, rest, isAdding } = facts;
  if (!isAdding || rest === '') return null;
  const isInScene = has(lexicon.intoScene, text) || has(lexicon.realistic, text);
  if (isInScene) return { obstacles: ['new-object'] };
  return { edits: [edit(facts, 'sticker', { wanted: rest, ...placeOf(facts), scope: 'all' })] };
}
