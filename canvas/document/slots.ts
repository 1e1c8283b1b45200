import type { CanvasDocument } from './document.ts';
import { type Layer, type LayerOf, unadjusted } from './layer.ts';

/**
 * A template is a document with slots: layers whose names are in braces, such as `{title}` or `{photo}`. What
 * is made from it has another text, picture or colour there.
 */

export interface Slot {
  /** Without the braces. */
  readonly name: string;
  readonly kind: 'text' | 'picture' | 'color';
}

/** What a slot is filled with; a missing or empty part keeps what the template has. */
export interface SlotValue {
  readonly text?: string | undefined;
  readonly color?: string | undefined;
  readonly picture?: SlotPicture | undefined;
}

export interface SlotPicture {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
  /** What cuts it out, where the template's own picture is cut out. */
  readonly cutOut: string | null;
}

const braces = /^\s*\{\s*([^{}]*[^{}\s])\s*\}\s*$/;

/** The slots of a document, each once, in the order of its layers. */
export function slotsOf({ layers }: CanvasDocument): Slot[] {
  const slots = new Map<string, Slot>();
  for (const layer of Object.values(layers).sort((one, other) => (one.order < other.order ? -1 : 1))) {
    const slot = slotOf(layer);
    if (slot && !slots.has(slot.name)) slots.set(slot.name, slot);
  }
  return [...slots.values()];
}

/** Whether a slot's pictures are cut out, so that another one must be, too. */
export function isCutOutSlot({ layers }: CanvasDocument, name: string): boolean {
  return Object.values(layers).some(
    (layer) => slotOf(layer)?.name === name && isPicture(layer) && layer.cutOut !== null,
  );
}

/** The document with its slots filled; their layers lose the braces. */
export function fillSlots(
  document: CanvasDocument,
  values: Readonly<Record<string, SlotValue>>,
): CanvasDocument {
  const layers = Object.fromEntries(
    Object.entries(document.layers).map(([id, layer]) => {
      const slot = slotOf(layer);
      if (!slot) return [id, layer];
      const value = Object.hasOwn(values, slot.name) ? values[slot.name] : undefined;
      return [id, { ...filled(layer, value ?? {}), name: slot.name }];
    }),
  );
  return { ...document, layers };
}

function slotOf(layer: Layer): Slot | null {
  const [, name] = braces.exec(layer.name) ?? [];
  if (name === undefined) return null;
  if (layer.kind === 'text') return { name, kind: 'text' };
  if (isPicture(layer)) return { name, kind: 'picture' };
  return hasColor(layer) ? { name, kind: 'color' } : null;
}

type PictureLayer = LayerOf<'base'> | LayerOf<'picture'>;
const isPicture = (layer: Layer): layer is PictureLayer => layer.kind === 'base' || layer.kind === 'picture';

type ColoredLayer = LayerOf<'shape'> | LayerOf<'pen'> | LayerOf<'frame'>;
const hasColor = (layer: Layer): layer is ColoredLayer =>
  layer.kind === 'shape' || layer.kind === 'pen' || layer.kind === 'frame';

function filled(layer: Layer, { text, color, picture }: SlotValue): Layer {
  if (layer.kind === 'text') return withText(layer, { text, color });
  if (isPicture(layer)) return picture ? withPicture(layer, picture) : layer;
  return color !== undefined && hasColor(layer) ? withColor(layer, color) : layer;
}

/** Its lines are measured where it is opened; the styles of single words were those of other words. */
function withText(layer: LayerOf<'text'>, { text = '', color }: SlotValue): Layer {
  const colored = color === undefined ? layer : { ...layer, fill: { kind: 'color', color } as const };
  if (text.trim() === '' || text === layer.content) return colored;
  return { ...colored, content: text, parts: [], lines: [], width: 0, height: 0 };
}

function withColor(layer: ColoredLayer, color: string): Layer {
  if (layer.kind !== 'shape') return { ...layer, color };
  if (layer.fill.kind === 'none') return { ...layer, outline: { ...layer.outline, color } };
  return { ...layer, fill: { kind: 'color', color } };
}

/** Another picture covers the same place: its middle is shown, cropped to the shape of the first. */
function withPicture(layer: PictureLayer, { asset, width, height, cutOut }: SlotPicture): Layer {
  const { placement } = layer;
  const shown = { width: layer.width * layer.crop.width, height: layer.height * layer.crop.height };
  const shape = (shown.width * Math.abs(placement.scaleX)) / (shown.height * Math.abs(placement.scaleY));
  const cropWidth = Math.min(1, (height * shape) / width);
  const cropHeight = Math.min(1, width / shape / height);
  const crop = { x: (1 - cropWidth) / 2, y: (1 - cropHeight) / 2, width: cropWidth, height: cropHeight };
  const factor = { x: shown.width / (width * cropWidth), y: shown.height / (height * cropHeight) };
  return {
    ...layer,
    asset,
    width,
    height,
    crop,
    cutOut: layer.cutOut === null ? null : cutOut,
    // They corrected the light of the first picture.
    adjustments: unadjusted,
    placement: {
      ...placement,
      scaleX: placement.scaleX * factor.x,
      scaleY: placement.scaleY * factor.y,
    },
  };
}
