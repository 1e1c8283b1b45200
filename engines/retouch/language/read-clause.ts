import type { EditActionKind, EditObstacle } from '../../../contract/edit-actions.ts';
import { type ColorName, type EditAction, type EditScope, colors as hexOf, type Place } from '../plan.ts';
import type { Clause } from './clauses.ts';
import type { MeasureName } from './lexicons/lexicon.ts';
import { type CompiledLexicon, has, type Span, spansOf, without } from './words.ts';

/** An edit that was read. */
export interface ReadEdit extends EditAction {
  /** Of a sticker: what is wanted, to be searched. */
  readonly wanted?: string;
  /** Whether the clause says itself what is changed. */
  readonly saysScope: boolean;
}

export interface ReadClause {
  readonly edits: readonly ReadEdit[];
  readonly obstacles: readonly EditObstacle[];
  /** Carried to the next clause. */
  readonly direction: Direction | null;
  readonly isAdding: boolean;
  /** Letters of known words, to tell the languages apart. */
  readonly known: number;
}

export type Direction = 'more' | 'less';

interface Before {
  readonly direction: Direction | null;
  readonly isAdding: boolean;
}

/** Everything that the rules below ask of a clause. */
interface Facts {
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

type Rule = (facts: Facts) => Partial<Pick<ReadClause, 'edits' | 'obstacles'>> | null;

/** Reads one request: the first rule that applies says what it is. */
export function readClause(
  clause: Clause,
  { lexicon, hasMask, before }: { lexicon: CompiledLexicon; hasMask: boolean; before: Before },
): ReadClause {
  const facts = factsOf(clause, lexicon, hasMask, before);
  let found: ReturnType<Rule> = null;
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

function factsOf(clause: Clause, lexicon: CompiledLexicon, hasMask: boolean, before: Before): Facts {
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

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
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

function edit(facts: Facts, kind: EditActionKind, changed: Partial<ReadEdit> = {}): ReadEdit {
  return {
    kind,
    scope: facts.scope,
    saysScope: facts.saysScope,
    amount: facts.amount,
    colors: facts.colors.map((name) => hexOf[name]),
    ...changed,
  };
}

/** Only the whole picture has them. */
const wholeOnly: ReadonlySet<EditActionKind> = new Set([
  'flip',
  'rotate',
  'crop',
  'zoom',
  'border',
  'outline',
  'glow',
  'blur-background',
  'replace-background',
  'remove-background',
]);

/** What follows is done to the part that the words name, which only a mask could show. */
const needsMask = { obstacles: ['needs-mask'] } as const;

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

/** "Write …", and what is in quotation marks. */
function readText(facts: Facts): ReturnType<Rule> {
  const { clause, text, lexicon, hasMask } = facts;
  const { verbs, things } = lexicon;
  const [quote] = clause.quotes;
  const writing = spansOf(verbs.write, text)[0];
  if (quote === undefined && writing === undefined) return null;
  const replaced = lexicon.obstacles.get('change-text');
  if (replaced && has(replaced, text)) return { obstacles: ['change-text'] };
  if (has(verbs.remove, text)) return hasMask ? { edits: [edit(facts, 'remove')] } : needsMask;
  const words = quote ?? unquoted(facts, writing as Span);
  if (words === '' && !facts.isAdding && !has(things.text, text)) return null;
  return { edits: [edit(facts, 'text', { text: words, ...placeOf(facts), scope: 'all' })] };
}

/** The words after "write", without where they should stand. */
function unquoted({ clause, text, lexicon }: Facts, writing: Span): string {
  const last = spansOf(lexicon.verbs.write, text).at(-1) ?? writing;
  const typed = clause.words.slice(last.end);
  const shouted = typed.match(/[\p{Lu}\p{N}][\p{Lu}\p{N}\s!?%$&'’-]*[\p{Lu}\p{N}!?]/u)?.[0].trim();
  if (shouted !== undefined && /\p{Lu}{2}/u.test(shouted)) return shouted;
  const blank = [
    ...Object.values(lexicon.places),
    ...Object.values(lexicon.colors),
    lexicon.things.letters,
  ].flatMap((pattern) => spansOf(pattern, text));
  const cut = blank.filter(({ start }) => start >= last.end).sort((a, b) => a.start - b.start)[0];
  const kept = cut ? clause.words.slice(last.end, cut.start) : typed;
  const trailing = new RegExp(`(?:\\s+(?:${trailingWords}))+\\s*$`, 'iu');
  return kept
    .replace(trailing, '')
    .replace(/^\s*[:–—-]?\s*/u, '')
    .trim();
}

const trailingWords = 'at|on|in|the|to|a|with|no|na|em|de|com|o|en|el|la|con|al|del|do|da';

/** "Make it red", of a marked part. */
function readRecolour(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask, colors } = facts;
  const isAsked = has(lexicon.verbs.change, text) || has(lexicon.verbs.make, text);
  const isOther = has(lexicon.verbs.fill, text) || has(lexicon.things.background, text);
  return hasMask && colors.length > 0 && isAsked && !isOther ? { edits: [edit(facts, 'recolour')] } : null;
}

function readRemoval(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask } = facts;
  const removing = spansOf(lexicon.verbs.remove, text)[0];
  const { things, measures } = lexicon;
  if (has(things.transparent, text) && (has(things.background, text) || removing)) {
    return hasMask ? { obstacles: ['not-in-mask'] } : { edits: [edit(facts, 'remove-background')] };
  }
  if (removing === undefined) return null;
  // "Brighter without …" removes nothing.
  if (namedEdits(facts).some(({ start }) => start < removing.start)) return null;
  const after = text.slice(removing.end);
  if (namedEdits(facts).some(({ kind }) => kind === 'denoise' || kind === 'desaturate')) return null;
  if (has(measures.noise, after)) return { edits: [edit(facts, 'denoise')] };
  if (has(lexicon.edits.get('blur') ?? /$^/, after) || has(measures.blur, after)) {
    return { edits: [edit(facts, 'sharpen')] };
  }
  if (hasMask) return { edits: [edit(facts, 'remove', { scope: 'all' })] };
  if (has(things.background, after) && !has(things.subject, after)) {
    return { edits: [edit(facts, 'remove-background', { scope: 'all' })] };
  }
  if (has(measures.saturation, after) && facts.rest === '')
    return { edits: [edit(facts, 'black-and-white')] };
  if (has(measures.shadow, after) && facts.rest === '') return { edits: [edit(facts, 'brighten')] };
  return readObstacle(facts) ?? needsMask;
}

/** What no engine without a model does. */
function readObstacle(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, colors, clause } = facts;
  // "An arrow pointing at …" changes nobody's pose.
  const isMark = ['arrow', 'circle'].some((kind) => namedEdits(facts).some((one) => one.kind === kind));
  for (const [obstacle, pattern] of lexicon.obstacles) {
    if (isMark && obstacle === 'body') continue;
    if (!has(pattern, text)) continue;
    const isPlain = colors.length > 0 || has(lexicon.things.gradient, text);
    if (obstacle === 'new-place' && (isPlain || isBlurring(text, lexicon))) continue;
    if (obstacle === 'change-text' && clause.quotes.length > 0 && !has(lexicon.verbs.change, text)) continue;
    return { obstacles: [obstacle] };
  }
  return null;
}

const isBlurring = (text: string, { edits, measures }: CompiledLexicon) =>
  has(edits.get('blur') ?? /$^/, text) || has(measures.blur, text);

/** Flip, rotate, crop, zoom and border. */
function readShape(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask } = facts;
  const { verbs, things, places, edits } = lexicon;
  const whole = (shape: ReadEdit): ReturnType<Rule> =>
    hasMask ? { obstacles: ['not-in-mask'] } : { edits: [shape] };
  const isTurn = has(verbs.turn, text);
  if (has(edits.get('flip') ?? /$^/, text) && !/\d/.test(text)) {
    const axis = has(places.vertical, text) ? 'vertical' : 'horizontal';
    return whole(edit(facts, 'flip', { axis, scope: 'all' }));
  }
  if (isTurn) return whole(edit(facts, 'rotate', { degrees: degreesOf(facts), scope: 'all' }));
  const isCut = has(verbs.cut, text);
  if (isCut && has(things.subject, text) && !has(things.square, text)) {
    return whole(edit(facts, 'remove-background', { scope: 'all' }));
  }
  const shape = shapeOf(facts);
  if (shape && (isCut || facts.rest === '')) return whole(edit(facts, 'crop', { shape, scope: 'all' }));
  if (isCut) return whole(edit(facts, 'zoom', { scope: 'all' }));
  return null;
}

function degreesOf({ text, lexicon }: Facts): 90 | 180 | 270 {
  const degrees = Number(/\b(90|180|270)\b/.exec(text)?.[1] ?? 90);
  if (has(lexicon.places.upsideDown, text) || degrees === 180) return 180;
  return has(lexicon.places.left, text) || degrees === 270 ? 270 : 90;
}

function shapeOf({ text, lexicon: { things } }: Facts): readonly [number, number] | undefined {
  const typed = /(?<!\d)(\d{1,2}) ?[:x] ?(\d{1,2})(?!\d)/.exec(text);
  if (typed && Number(typed[1]) > 0 && Number(typed[2]) > 0) return [Number(typed[1]), Number(typed[2])];
  if (has(things.square, text)) return [1, 1];
  if (has(things.upright, text)) return [9, 16];
  return has(things.wide, text) ? [16, 9] : undefined;
}

/** A background of one colour or of a gradient. */
function readBackground(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask, colors } = facts;
  if (!has(lexicon.things.background, text) || isBlurring(text, lexicon)) return null;
  const isGradient = has(lexicon.things.gradient, text);
  if (colors.length === 0 && !isGradient) return null;
  const named = namedEdits(facts).filter(({ kind }) => !['outline', 'glow', 'neon'].includes(kind));
  if (named.length > 0) return null;
  if (hasMask) return { edits: [edit(facts, 'fill')] };
  const chosen = isGradient && colors.length === 0 ? [hexOf.purple, hexOf.blue] : undefined;
  return { edits: [edit(facts, 'replace-background', { scope: 'all', ...(chosen && { colors: chosen }) })] };
}

function readFill(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask, colors } = facts;
  if (!has(lexicon.verbs.fill, text)) return null;
  if (colors.length === 0) return hasMask ? { edits: [edit(facts, 'remove')] } : null;
  return hasMask ? { edits: [edit(facts, 'fill')] } : needsMask;
}

interface NamedEdit extends Span {
  readonly kind: EditActionKind;
}

/** The edits that words name, without those inside longer names. */
function namedEdits({ text, lexicon }: Facts): NamedEdit[] {
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

const opposites: Partial<Record<EditActionKind, EditActionKind>> = {
  brighten: 'darken',
  darken: 'brighten',
  saturate: 'desaturate',
  desaturate: 'saturate',
  warmer: 'colder',
  colder: 'warmer',
  sharpen: 'blur',
  blur: 'sharpen',
  grain: 'denoise',
};
/** They say what light the picture is in, which too much of turns around. */
const qualities: ReadonlySet<EditActionKind> = new Set(Object.keys(opposites) as EditActionKind[]);

/** Named edits and measures. */
function readEdits(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask } = facts;
  const named = namedEdits(facts);
  const measured = measuresIn(facts, named);
  const found = [...named.flatMap((one) => toEdit(facts, one, named)), ...measured];
  if (found.length === 0) return null;
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  if (hasMask) {
    const here = found.filter(({ kind }) => !wholeOnly.has(kind));
    const isAway = here.length < found.length;
    return { edits: firstOfEach(here), ...(isAway && { obstacles: ['not-in-mask'] }) };
  }
  // A part that only a mask can show: "make the car brighter".
  const isOfPart = facts.rest !== '' && !facts.saysScope && kinds.some((kind) => ofParts.has(kind));
  if (isOfPart && isObject(text, lexicon, facts.rest)) return needsMask;
  return { edits: firstOfEach(found) };
}

/** What can be asked of a part of a picture. */
export const ofParts: ReadonlySet<EditActionKind> = new Set([
  ...qualities,
  'black-and-white',
  'contrast',
  'tint',
  'pixelate',
  'recolour',
]);

/** Whether an unknown word stands like a thing: after an article. */
function isObject(text: string, lexicon: CompiledLexicon, rest: string): boolean {
  const [word = ''] = rest.split(' ');
  const at = text.indexOf(word);
  const before = text.slice(0, at).trimEnd();
  return spansOf(lexicon.determiners, before).some(({ end }) => end === before.length);
}

function firstOfEach(edits: readonly ReadEdit[]): ReadEdit[] {
  return edits.filter((one, at) => edits.findIndex(({ kind }) => kind === one.kind) === at);
}

function toEdit(facts: Facts, { kind, start, end }: NamedEdit, all: readonly NamedEdit[]): ReadEdit[] {
  const { text, lexicon, hasMask } = facts;
  const { things } = lexicon;
  const turned = opposites[kind];
  if (turned && qualities.has(kind)) {
    const near = text.slice(0, start);
    const isLess = has(lexicon.degrees.less, near) || isTooMuch(facts, { start, end });
    if (isLess) return [edit(facts, turned)];
  }
  switch (kind) {
    case 'blur': {
      const isBehind = !hasMask && facts.scope === 'background';
      if (isBehind) return [edit(facts, 'blur-background', { scope: 'all' })];
      return [edit(facts, 'blur')];
    }
    case 'border': {
      const isAround = facts.scope === 'subject';
      return [edit(facts, isAround ? 'outline' : 'border', { scope: 'all' })];
    }
    case 'flip':
      return [edit(facts, 'flip', { axis: 'horizontal', scope: 'all' })];
    case 'pop':
      // "Vivid colours" and "make it pop" are one wish.
      return all.some((one) => one.kind === 'saturate') ? [] : [edit(facts, 'pop')];
    case 'dreamy':
      // "Soft" is how much of something else is wanted.
      return all.length > 1 && has(lexicon.degrees.little, text) ? [] : [edit(facts, 'dreamy')];
    case 'arrow':
    case 'circle':
      return [edit(facts, kind, { scope: 'all', ...placeOf(facts) })];
    case 'glow':
    case 'outline':
      return [edit(facts, kind, { scope: 'all' })];
    case 'neon':
      // "Neon blue glow" is a colour.
      return all.some((one) => one.kind === 'glow' || one.kind === 'outline') ? [] : [edit(facts, kind)];
    case 'confetti':
    case 'money':
    case 'rain':
    case 'snow':
    case 'sparks':
    case 'light-rays':
    case 'fog':
      return [edit(facts, kind, { scope: 'all' })];
    default:
      return [edit(facts, kind), ...tintBeside(facts, kind, things.tones)];
  }
}

/** "Too dark", "it looks dark", "escuro demais". */
function isTooMuch({ text, lexicon }: Facts, { start, end }: Span): boolean {
  const isBlank = (from: number, to: number) => from <= to && text.slice(from, to).trim() === '';
  return spansOf(lexicon.excess, text).some((span) => isBlank(span.end, start) || isBlank(end, span.start));
}

/** "Night with blue tones". */
function tintBeside(facts: Facts, kind: EditActionKind, tones: RegExp): ReadEdit[] {
  const isOwn = ['tint', 'recolour', 'fill', 'replace-background'].includes(kind);
  const isLook = looks.has(kind);
  return !isOwn && facts.colors.length > 0 && (isLook || has(tones, facts.text)) && !facts.hasMask
    ? [edit(facts, 'tint')]
    : [];
}

const looks: ReadonlySet<EditActionKind> = new Set([
  'night',
  'sunset',
  'golden-hour',
  'vintage',
  'cinematic',
  'dramatic',
  'horror',
  'neon',
  'dreamy',
  'darken',
  'brighten',
]);

const ofMeasures: Record<MeasureName, { more: EditActionKind; less: EditActionKind }> = {
  light: { more: 'brighten', less: 'darken' },
  contrast: { more: 'contrast', less: 'contrast' },
  saturation: { more: 'saturate', less: 'desaturate' },
  warmth: { more: 'warmer', less: 'colder' },
  sharpness: { more: 'sharpen', less: 'blur' },
  noise: { more: 'grain', less: 'denoise' },
  shadow: { more: 'contrast', less: 'brighten' },
  blur: { more: 'blur', less: 'sharpen' },
};

function measuresIn(facts: Facts, named: readonly NamedEdit[]): ReadEdit[] {
  const { text, lexicon, direction, hasMask } = facts;
  return (Object.entries(lexicon.measures) as [MeasureName, RegExp][]).flatMap(([measure, pattern]) => {
    const span = spansOf(pattern, text).find((one) => !named.some((other) => overlaps(one, other)));
    if (!span) return [];
    const isAlone = named.length === 0 && facts.rest === '' && facts.colors.length === 0;
    if (direction === null && !isAlone && measure !== 'contrast' && measure !== 'blur') return [];
    // "More colour" is a measure; "the colour of the car" is none.
    if ((measure === 'saturation' || measure === 'light') && facts.colors.length > 0) return [];
    const way = direction ?? 'more';
    const kind = ofMeasures[measure][way];
    if (kind === 'contrast') {
      const amount = way === 'less' && measure === 'contrast' ? -facts.amount : facts.amount;
      return [edit(facts, kind, { amount })];
    }
    if (kind === 'blur' && !hasMask) return [edit(facts, 'blur-background', { scope: 'all' })];
    return [edit(facts, kind)];
  });
}

/** Nothing but a colour. */
function readColor(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, hasMask, colors, rest } = facts;
  if (colors.length === 0) return null;
  if (hasMask) return { edits: [edit(facts, 'recolour')] };
  if (facts.isAdding && rest !== '') return null;
  const isOfTones = has(lexicon.things.tones, text) || facts.saysScope || rest === '';
  return isOfTones && (rest === '' || !isObject(text, lexicon, rest))
    ? { edits: [edit(facts, 'tint')] }
    : needsMask;
}

/** Something that is to be there: a sticker, if a drawing of it is packed and nothing asks for more. */
function readThing(facts: Facts): ReturnType<Rule> {
  const { text, lexicon, rest, isAdding } = facts;
  if (!isAdding || rest === '') return null;
  const isInScene = has(lexicon.intoScene, text) || has(lexicon.realistic, text);
  if (isInScene) return { obstacles: ['new-object'] };
  return { edits: [edit(facts, 'sticker', { wanted: rest, ...placeOf(facts), scope: 'all' })] };
}

function placeOf({ text, lexicon: { places } }: Facts): { readonly place?: Place } {
  const x = has(places.left, text) ? 'left' : has(places.right, text) ? 'right' : null;
  const y = has(places.top, text) ? 'top' : has(places.bottom, text) ? 'bottom' : null;
  if (x === null && y === null && !has(places.middle, text)) return {};
  return { place: { x: x ?? 'middle', y: y ?? 'middle' } };
}
