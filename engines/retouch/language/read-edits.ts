import type { EditActionKind } from '../../../contract/edit-actions.ts';
import {
  edit,
  type Facts,
  isObject,
  type NamedEdit,
  namedEdits,
  needsMask,
  overlaps,
  placeOf,
  type ReadEdit,
  type Reading,
} from './clause-facts.ts';
import type { MeasureName } from './lexicons/lexicon.ts';
import { has, type Span, spansOf } from './words.ts';

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

/** What can be asked of a part of a picture. */
export const ofParts: ReadonlySet<EditActionKind> = new Set([
  ...qualities,
  'black-and-white',
  'contrast',
  'tint',
  'pixelate',
  'recolour',
]);

/** Named edits and measures. */
export function readEdits(facts: Facts): Reading | null {
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
