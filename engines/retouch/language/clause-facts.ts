import type { EditActionKind, EditObstacle } from '../../../contract/edit-actions.ts';
import { type ColorName, type EditAction, type EditScope, colors as hexOf, type Place } from '../plan.ts';
import type { Clause } from './clauses.ts';
import { type CompiledLexicon, has, type Span, spansOf, without } from './words.ts';

/** An edit that was read. */
export interface ReadEdit extends EditAction {
  /** Of a sticker: what is wanted, to be searched. */
  readonly wanted?: string;
  /** Whether the clause says itself what is changed. */
  readonly saysScope: boolean;
}

export type Direction = 'more' | 'less';

/** What the clause before leaves to this one. */
export interface Before {
  readonly direction: Direction | null;
  readonly isAdding: boolean;
}

/** Everything that the rules ask of a clause. */
export interface Facts {
  readonly clause: Clause;
  readonly text: string;
  readonly lexicon: CompiledLexicon;
  readonly hasMask: boolean;
  readonly colors: readonly ColorName[];
  readonly scope: EditScope;
  readonly saysScope: boolean;
  readonly amount: number;
  readonly direction: Direction | null;
  /** The words that name a thing that nothing here knows. */
  readonly rest: string;
  readonly isAdding: boolean;
}

/** What a rule makes of a clause. */
export interface Reading {
  readonly edits?: readonly ReadEdit[];
  readonly obstacles?: readonly EditObstacle[];
}

/** Null where it does not apply. */
export type Rule = (facts: Facts) => Reading | null;

/** What follows is done to the part that the words name, which only a mask could show. */
export const needsMask = { obstacles: ['needs-mask'] } as const;

/** What the words of a clause say, each asked of the tables once. */
export function factsOf(clause: Clause, lexicon: CompiledLexicon, hasMask: boolean, before: Before): Facts {
  const { text } = clause;
  const { things, degrees, verbs } = lexicon;
  const isOfBackground = has(things.background, text);
  const isOfSubject = !isOfBackground && has(things.subject, text);
  const own = directionOf(text, lexicon);
  return {
    clause,
    text,
    lexicon,
    hasMask,
    colors: colorsIn(text, lexicon),
    scope: hasMask ? 'all' : isOfBackground ? 'background' : isOfSubject ? 'subject' : 'all',
    saysScope: isOfBackground || isOfSubject || has(things.picture, text),
    amount: has(degrees.little, text) ? 0.55 : has(degrees.much, text) ? 1.35 : 1,
    direction: own ?? before.direction,
    rest: restOf(text, lexicon),
    isAdding: has(verbs.add, text) || (before.isAdding && clause.isJoined),
  };
}

function directionOf(text: string, { degrees }: CompiledLexicon): Direction | null {
  if (has(degrees.less, text)) return 'less';
  return has(degrees.more, text) ? 'more' : null;
}

function colorsIn(text: string, lexicon: CompiledLexicon): ColorName[] {
  const named = (Object.entries(lexicon.colors) as [ColorName, RegExp][]).flatMap(([name, pattern]) =>
    spansOf(pattern, text).map((span) => ({ name, ...span })),
  );
  // "Black bars" and "golden hour" are no colours.
  const edits = [...lexicon.edits.values()].flatMap((pattern) => spansOf(pattern, text));
  const units = [...spansOf(lexicon.units, text), ...edits];
  return named
    .filter((one) => !units.some((unit) => overlaps(unit, one)))
    .filter((one) => !named.some((other) => other !== one && isLonger(other, one) && overlaps(other, one)))
    .sort((one, other) => one.start - other.start)
    .map(({ name }) => name);
}

/** Whether two spans have a letter in common. */
export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const isLonger = (one: Span, other: Span) => one.end - one.start > other.end - other.start;

/** The words that no table knows. */
function restOf(text: string, lexicon: CompiledLexicon): string {
  const patterns = [
    ...lexicon.edits.values(),
    ...lexicon.obstacles.values(),
    ...Object.values(lexicon.verbs),
    ...Object.values(lexicon.measures),
    ...Object.values(lexicon.things),
    ...Object.values(lexicon.colors),
    ...Object.values(lexicon.places),
    ...Object.values(lexicon.degrees),
    lexicon.units,
    lexicon.excess,
    lexicon.filler,
    lexicon.determiners,
    lexicon.prepositions,
    /\ufffc+/gu,
    /\d+/gu,
  ];
  return without(
    text,
    patterns.flatMap((pattern) => spansOf(pattern, text)),
  )
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

/** An edit of what the clause says it is of, as strongly and in the colours that it says. */
export function edit(facts: Facts, kind: EditActionKind, changed: Partial<ReadEdit> = {}): ReadEdit {
  return {
    kind,
    scope: facts.scope,
    saysScope: facts.saysScope,
    amount: facts.amount,
    colors: facts.colors.map((name) => hexOf[name]),
    ...changed,
  };
}

export interface NamedEdit extends Span {
  readonly kind: EditActionKind;
}

/** The edits that words name, without those inside longer names. */
export function namedEdits({ text, lexicon }: Facts): NamedEdit[] {
  const named = [...lexicon.edits].flatMap(([kind, pattern]) =>
    spansOf(pattern, text).map((span) => ({ kind, ...span })),
  );
  return named
    .filter(
      (one, at) =>
        !named.some((other, place) => {
          if (other === one || !overlaps(one, other)) return false;
          return isLonger(other, one) || (!isLonger(one, other) && place < at);
        }),
    )
    .sort((one, other) => one.start - other.start);
}

/** Whether an unknown word stands like a thing: after an article. */
export function isObject(text: string, lexicon: CompiledLexicon, rest: string): boolean {
  const [word = ''] = rest.split(' ');
  const at = text.indexOf(word);
  const before = text.slice(0, at).trimEnd();
  return spansOf(lexicon.determiners, before).some(({ end }) => end === before.length);
}

/** Where in the picture something is to be, if the clause says it. */
export function placeOf({ text, lexicon: { places } }: Facts): { readonly place?: Place } {
  const x = has(places.left, text) ? 'left' : has(places.right, text) ? 'right' : null;
  const y = has(places.top, text) ? 'top' : has(places.bottom, text) ? 'bottom' : null;
  if (x === null && y === null && !has(places.middle, text)) return {};
  return { place: { x: x ?? 'middle', y: y ?? 'middle' } };
}

/** Whether it asks for blur: of a background, that is no other background. */
export const isBlurring = (text: string, { edits, measures }: CompiledLexicon) =>
  has(edits.get('blur') ?? /$^/, text) || has(measures.blur, text);
