import { generateNKeysBetween } from 'fractional-indexing';
import type { Layer, LayerOf } from '../document/layer.ts';
import type { Effect } from '../document/paint.ts';
import type { DrawingContext, Painter } from '../drawing/surface.ts';
import { measureText } from '../drawing/text-layout.ts';
import {
  commonFields,
  type Lettering,
  type Template,
  type TemplatePart,
  type TemplateWords,
} from './template.ts';

type Part<Kind extends TemplatePart['kind']> = Extract<TemplatePart, { kind: Kind }>;

/** What the layers of a template are made with. */
export interface TemplateTools {
  readonly context: DrawingContext;
  readonly painter: Painter;
  readonly newId: () => string;
  readonly language: keyof TemplateWords;
  /** Texts by their slots; a slot without one keeps the template's words. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The font size at which texts are measured: they are scaled from there. */
const measuredAt = 100;

/** The layers of a template, from the lowest. Fonts and stickers have to be loaded: texts are measured. */
export function placeTemplate({ parts }: Template, tools: TemplateTools): Layer[] {
  const orders = generateNKeysBetween(null, null, parts.length);
  return parts.map((part, index) => layerOf(part, tools, orders[index] ?? 'a0'));
}

function layerOf(part: TemplatePart, tools: TemplateTools, order: string): Layer {
  switch (part.kind) {
    case 'shape':
      return shapeLayer(part, tools.newId(), order);
    case 'text':
      return textLayer(part, tools, order);
    case 'sticker':
      return stickerLayer(part, tools, order);
    case 'finish': {
      const common = commonFields(tools.newId(), order, 0, 0);
      return { ...common, kind: 'finish', grain: part.grain ?? 0, vignette: part.vignette ?? 0, grade: null };
    }
  }
}

/** The slots of a template that a text fills, with the template's own words. */
export function textSlotsOf(
  { parts }: Template,
  language: keyof TemplateWords,
): { name: string; words: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'text' && part.slot !== undefined ? [{ name: part.slot, words: part.words[language] }] : [],
  );
}

const nameOf = (slot: string | undefined) => (slot === undefined ? '' : `{${slot}}`);

function shapeLayer({ at, ...part }: Part<'shape'>, id: string, order: string): LayerOf<'shape'> {
  const common = commonFields(id, order, at.x + at.width / 2, at.y + at.height / 2);
  return {
    ...common,
    name: nameOf(part.slot),
    placement: { ...common.placement, rotation: part.rotation ?? 0, skew: part.skew ?? 0 },
    opacity: part.opacity ?? 1,
    kind: 'shape',
    shape: part.shape,
    width: at.width,
    height: at.height,
    fill: part.fill,
    outline: part.outline ?? { color: '#000000', width: 0 },
    rounding: part.rounding ?? 0,
  };
}

function textLayer(
  part: Part<'text'>,
  { context, painter, newId, language, words }: TemplateTools,
  order: string,
) {
  const { at, lettering, align = 'left' } = part;
  const content = (part.slot === undefined ? undefined : words?.[part.slot]) ?? part.words[language];
  const alignment = align;
  const common = commonFields(newId(), order, 0, 0);
  const plain: LayerOf<'text'> = {
    ...common,
    name: nameOf(part.slot),
    kind: 'text',
    content,
    font: lettering.font,
    fontSize: measuredAt,
    fill: lettering.fill,
    isBold: false,
    isItalic: false,
    isUnderlined: false,
    isStruckThrough: false,
    parts: [],
    outlines: [],
    alignment,
    lineHeight: 1.02,
    letterSpacing: lettering.letterSpacing ?? 0,
    isUppercase: lettering.isUppercase ?? true,
    wrapWidth: null,
    arc: 0,
    box: null,
    lines: [],
    width: 0,
    height: 0,
  };
  const measured = measureText(context, painter, plain);
  const factor = Math.min(at.width / measured.width, at.height / measured.height, 400 / measuredAt);
  const fontSize = Math.max(8, Math.round(measuredAt * factor));
  const layer: LayerOf<'text'> = { ...plain, fontSize, ...inSize(lettering, fontSize) };
  const { lines, width, height } = measureText(context, painter, layer);
  const x = { left: at.x + width / 2, center: at.x + at.width / 2, right: at.x + at.width - width / 2 }[
    align
  ];
  const placement = {
    ...common.placement,
    x,
    y: at.y + at.height / 2,
    rotation: part.rotation ?? 0,
    skew: part.skew ?? 0,
  };
  return { ...layer, lines, width, height, placement };
}

/** A lettering's lengths in pixels. */
function inSize({ outlines = [], effects = [], box = null }: Lettering, fontSize: number) {
  const size = (share: number) => Math.round(share * fontSize * 10) / 10;
  return {
    outlines: outlines.map((outline) => ({ ...outline, width: size(outline.width) })),
    effects: effects.map((effect): Effect => {
      if (effect.kind === 'outline') return { ...effect, width: size(effect.width) };
      if (effect.kind === 'glow') return { ...effect, blur: size(effect.blur) };
      return { ...effect, x: size(effect.x), y: size(effect.y), blur: size(effect.blur) };
    }),
    box: box && {
      ...box,
      paddingX: size(box.paddingX),
      paddingY: size(box.paddingY),
      rounding: size(box.rounding),
    },
  };
}

function stickerLayer(part: Part<'sticker'>, { painter, newId }: TemplateTools, order: string): Layer {
  const common = commonFields(newId(), order, part.x, part.y);
  const found = painter.findSticker(part.sticker);
  const { width, height } = found ?? { width: part.height, height: part.height };
  const scale = part.height / height;
  return {
    ...common,
    name: nameOf(part.slot),
    opacity: part.opacity ?? 1,
    effects: (part.effects ?? []).map((effect): Effect => atScale(effect, 1 / scale)),
    placement: {
      ...common.placement,
      scaleX: part.isMirrored ? -scale : scale,
      scaleY: scale,
      rotation: part.rotation ?? 0,
    },
    kind: 'sticker',
    sticker: part.sticker,
    width,
    height,
  };
}

/** Effects are in a layer's own pixels, which its placement scales. */
function atScale(effect: Effect, scale: number): Effect {
  if (effect.kind === 'outline') return { ...effect, width: effect.width * scale };
  if (effect.kind === 'glow') return { ...effect, blur: Math.min(400, effect.blur * scale) };
  return { ...effect, x: effect.x * scale, y: effect.y * scale, blur: Math.min(400, effect.blur * scale) };
}
