import type { Language } from '../../../contract/languages.ts';
import type { EditScope, Obstacle } from '../plan.ts';
import type { ReadEdit } from './clause-facts.ts';
import { clausesOf } from './clauses.ts';
import { english } from './lexicons/english.ts';
import { portuguese } from './lexicons/portuguese.ts';
import { spanish } from './lexicons/spanish.ts';
import { type ReadClause, readClause } from './read-clause.ts';
import { ofParts } from './read-edits.ts';
import { type CompiledLexicon, compile } from './words.ts';

export interface ReadInstruction {
  readonly language: Language;
  readonly edits: readonly ReadEdit[];
  readonly obstacles: readonly Obstacle[];
}

let compiled: readonly CompiledLexicon[] | undefined;

/**
 * Reads an instruction with the words of every language and keeps the reading that leaves the fewest letters
 * unknown.
 * @param preferred wins a tie
 */
export function readInstruction(
  prompt: string,
  { hasMask, preferred }: { hasMask: boolean; preferred?: Language },
): ReadInstruction {
  compiled ??= [english, portuguese, spanish].map(compile);
  const [best] = compiled
    .map((lexicon) => readIn(lexicon, prompt, hasMask))
    .sort(
      (one, other) =>
        other.known - one.known ||
        Number(other.language === preferred) - Number(one.language === preferred) ||
        one.obstacles.length - other.obstacles.length,
    );
  return best ?? { language: 'en', edits: [], obstacles: [] };
}

function readIn(
  lexicon: CompiledLexicon,
  prompt: string,
  hasMask: boolean,
): ReadInstruction & { known: number } {
  const clauses = clausesOf(prompt, lexicon);
  const read: ReadClause[] = [];
  let before: Pick<ReadClause, 'direction' | 'isAdding'> = { direction: null, isAdding: false };
  for (const clause of clauses) {
    const one = readClause(clause, { lexicon, hasMask, before });
    read.push(one);
    before = one;
  }
  const edits = read.flatMap(({ edits: own }, at) => {
    // "Blur and darken the background", "the background dark and blurry": both are about it.
    const next = clauses[at + 1]?.isJoined ? read[at + 1]?.edits[0] : undefined;
    const before = clauses[at]?.isJoined ? read[at - 1]?.edits.at(-1) : undefined;
    const scope = scopeOf(next) ?? scopeOf(before);
    return scope === null ? own : own.map((one) => (one.saysScope ? one : within(one, scope)));
  });
  return {
    language: lexicon.language,
    edits: inOrder(withLetterColors(edits)),
    obstacles:
      edits.length === 0 && read.every(({ obstacles }) => obstacles.length === 0)
        ? [{ words: prompt.trim(), obstacle: 'not-understood' }]
        : clauses.flatMap(({ words }, at) =>
            (read[at]?.obstacles ?? []).map((obstacle) => ({ words: words.trim(), obstacle })),
          ),
    known: read.reduce((sum, { known }) => sum + known, 0),
  };
}

const scopeOf = (edit: ReadEdit | undefined) =>
  edit?.saysScope && edit.scope !== 'all' && ofParts.has(edit.kind) ? edit.scope : null;

/** An edit of one part of the picture, where that can be. */
function within(edit: ReadEdit, scope: EditScope): ReadEdit {
  if (!ofParts.has(edit.kind)) return edit;
  return edit.kind === 'blur' && scope === 'background'
    ? { ...edit, kind: 'blur-background', scope: 'all' }
    : { ...edit, scope };
}

/** Each kind once, except those that can be there several times. */
function inOrder(edits: readonly ReadEdit[]): ReadEdit[] {
  const several = new Set(['text', 'sticker', 'arrow', 'circle']);
  return edits.filter(
    (one, at) =>
      several.has(one.kind) ||
      edits.findIndex((other) => other.kind === one.kind && other.scope === one.scope) === at,
  );
}

/** "Add text "X", in red letters": a tint right after a text without a colour is the text's. */
function withLetterColors(edits: readonly ReadEdit[]): ReadEdit[] {
  return edits.flatMap((one, at) => {
    const next = edits[at + 1];
    if (one.kind === 'text' && one.colors.length === 0 && next?.kind === 'tint' && !next.saysScope) {
      return [{ ...one, colors: next.colors }];
    }
    const before = edits[at - 1];
    const isTaken = one.kind === 'tint' && !one.saysScope && before?.kind === 'text';
    return isTaken && before.colors.length === 0 ? [] : [one];
  });
}
