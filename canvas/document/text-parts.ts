import { isSame } from './is-same.ts';
import type { LayerOf } from './layer.ts';
import type { PartStyle, TextPart, TextStyle } from './text.ts';

/**
 * The parts of a text that look different from the rest: words of another colour, size or font. They keep to
 * their words while the text is typed, here and in other tabs.
 */

type TextLayer = LayerOf<'text'>;
type WithParts = Pick<TextLayer, 'content' | 'parts'>;

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const most = 500;

/**
 * The parts where their words are now. Two tabs may have changed the text and its parts at the same time: then
 * the offsets are of a text that is gone, and a part is moved to the nearest place where its words are.
 */
export function partsOf(layer: WithParts): readonly TextPart[] {
  const known = placed.get(layer);
  if (known) return known;
  const { content, parts } = layer;
  const found = parts.every((part) => isInPlace(content, part)) ? parts : inPlace(content, parts);
  placed.set(layer, found);
  return found;
}

/** A text is asked for its parts many times while it is measured and drawn. */
const placed = new WeakMap<WithParts, readonly TextPart[]>();

function inPlace(content: string, parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part) => {
    if (isInPlace(content, part)) return [part];
    const { words = '' } = part;
    const from = words === '' ? -1 : nearest(content, words, part.from);
    if (from >= 0) return [{ ...part, from, to: from + words.length }];
    const to = Math.min(part.to, content.length);
    return part.from < to ? [{ ...part, to }] : [];
  });
}

const isInPlace = (content: string, { from, to, words }: TextPart) =>
  words === undefined ? to <= content.length : content.slice(from, to) === words;

function nearest(content: string, words: string, at: number): number {
  const before = content.lastIndexOf(words, at);
  const after = content.indexOf(words, at);
  if (before < 0 || after < 0) return Math.max(before, after);
  return at - before <= after - at ? before : after;
}

/**
 * The text and its parts after typing. `caret` is where typing ended: it tells which of equal letters is new.
 * What is typed inside a part, or right behind it, looks like it.
 */
export function typed(layer: WithParts, content: string, caret?: number): WithParts {
  const before = layer.content;
  if (layer.parts.length === 0 || before === content) return { content, parts: layer.parts };
  const { at, removed, inserted } = changeOf(before, content, caret);
  const delta = inserted - removed;
  const parts = piecesOf(partsOf(layer)).map((part): TextPart => {
    const takes = removed > 0 ? part.from <= at && at < part.to : part.from < at && at <= part.to;
    const keeps = (offset: number) => (offset >= at + removed ? offset + delta : at + inserted);
    const from = takes || part.from < at ? part.from : keeps(part.from);
    const to = part.to > at + removed ? part.to + delta : takes ? at + inserted : Math.min(part.to, at);
    return { ...part, from, to };
  });
  return { content, parts: tidy(content, parts) };
}

interface TextChange {
  readonly at: number;
  readonly removed: number;
  readonly inserted: number;
}

/** What was replaced by what, taken as one place. */
function changeOf(before: string, after: string, caret = after.length): TextChange {
  const shorter = Math.min(before.length, after.length);
  // What is behind the caret was not typed.
  const mostBehind = Math.min(shorter, Math.max(0, after.length - caret));
  let behind = 0;
  while (behind < mostBehind && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  let at = 0;
  while (at < shorter - behind && before[at] === after[at]) at += 1;
  while (behind < shorter - at && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { at, removed: before.length - behind - at, inserted: after.length - behind - at };
}

/** A part of the style to set; `null` removes it, so that it is as in the rest. */
export type StyleChange = { readonly [Field in keyof PartStyle]?: PartStyle[Field] | null };

/** The parts once a range looks different. What is as in the rest of the text is not kept. */
export function withStyle(layer: TextLayer, range: TextRange, change: StyleChange): TextPart[] {
  const { content } = layer;
  const parts = partsOf(layer);
  const { from, to } = within(content, range);
  const pieces = piecesOf(parts, [from, to]).map((piece): TextPart => {
    const isChosen = piece.from >= from && piece.to <= to;
    return isChosen ? { ...piece, style: changed(layer, piece.style, change) } : piece;
  });
  return tidy(content, pieces);
}

/** Parts may overlap, and the last one wins: the same as pieces that do not. */
function piecesOf(parts: readonly TextPart[], cuts: readonly number[] = []): TextPart[] {
  const edges = [...cuts, ...parts.flatMap((part) => [part.from, part.to])];
  const bounds = [...new Set(edges)].sort((one, other) => one - other);
  return bounds.slice(0, -1).map((from, index) => {
    const style = styleOfParts(parts, from);
    return { from, to: bounds[index + 1] ?? from, style };
  });
}

/** The parts once a range looks as the rest of the text does. */
export function withoutStyle(layer: TextLayer, range: TextRange): TextPart[] {
  const all: Required<{ [Field in keyof PartStyle]: null }> = {
    font: null,
    fontSize: null,
    fill: null,
    isBold: null,
    isItalic: null,
    isUnderlined: null,
    isStruckThrough: null,
    highlight: null,
  };
  return withStyle(layer, range, all);
}

function changed(layer: TextLayer, style: PartStyle, change: StyleChange): PartStyle {
  const merged = Object.entries({ ...style, ...change });
  return Object.fromEntries(
    merged.filter(([field, value]) => value !== null && !isSame(value, layer[field as keyof TextStyle])),
  );
}

const styleOfParts = (parts: readonly TextPart[], at: number): PartStyle =>
  Object.assign({}, ...parts.filter(({ from, to }) => from <= at && at < to).map(({ style }) => style));

/** The style of characters, with what only words have. */
export type WordStyle = TextStyle & Pick<PartStyle, 'highlight'>;

/** How the character at an offset looks. */
export function styleAt(layer: TextLayer, at: number, parts = partsOf(layer)): WordStyle {
  const { font, fontSize, fill, isBold, isItalic, isUnderlined, isStruckThrough } = layer;
  const base = { font, fontSize, fill, isBold, isItalic, isUnderlined, isStruckThrough };
  return parts.length === 0 ? base : Object.assign(base, styleOfParts(parts, at));
}

/** Another font size of the whole text: words of a size of their own stay larger or smaller than it. */
export function resized(layer: TextLayer, fontSize: number): Pick<TextLayer, 'fontSize' | 'parts'> {
  const factor = fontSize / layer.fontSize;
  const parts = layer.parts.map((part) => {
    const own = part.style.fontSize;
    if (own === undefined) return part;
    const size = Math.min(400, Math.max(8, Math.round(own * factor)));
    return { ...part, style: { ...part.style, fontSize: size } };
  });
  return { fontSize, parts };
}

/** In order, none empty, neighbours of one look joined, each with its words. */
function tidy(content: string, parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  const inOrder = parts
    .filter(({ from, to, style }) => from < to && Object.keys(style).length > 0)
    .sort((one, other) => one.from - other.from);
  for (const { from, to, style } of inOrder) {
    const last = joined.at(-1);
    if (last && last.to === from && isSame(last.style, style)) joined[joined.length - 1] = { ...last, to };
    else joined.push({ from, to, style });
  }
  return joined.slice(0, most).map((part) => ({ ...part, words: content.slice(part.from, part.to) }));
}

function within(content: string, { from, to }: TextRange): TextRange {
  const clamped = (offset: number) => Math.max(0, Math.min(content.length, offset));
  return { from: clamped(Math.min(from, to)), to: clamped(Math.max(from, to)) };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text; in scripts without spaces, too. Marks between them belong to none. */
export function wordsOf(content: string): TextRange[] {
  return [...segmenter.segment(content)]
    .filter(({ isWordLike, segment }) => isWordLike === true || /\p{Extended_Pictographic}/u.test(segment))
    .map(({ segment, index }) => ({ from: index, to: index + segment.length }));
}
