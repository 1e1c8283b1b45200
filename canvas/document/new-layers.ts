import { type Layer, type LayerOf, type ShapeName, unadjusted, uncropped, unplaced } from './layer.ts';

/** Layers as they are first added. */

type Common = Pick<
  Layer,
  | 'id'
  | 'name'
  | 'parent'
  | 'order'
  | 'isVisible'
  | 'isLocked'
  | 'opacity'
  | 'blend'
  | 'placement'
  | 'effects'
>;

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly order: string;
  /** The layer's middle in the picture. */
  readonly x: number;
  readonly y: number;
}

function common({ id, name, order, x, y }: Placed): Common {
  return {
    id,
    name,
    order,
    parent: null,
    isVisible: true,
    isLocked: false,
    opacity: 1,
    blend: 'normal',
    placement: { ...unplaced, x, y },
    effects: [],
  };
}

interface NewPicture extends Placed {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

/** The picture that is edited: it fills the document and is locked, so that a drag never moves it. */
export function newBase(
  asset: string,
  { width, height }: { width: number; height: number },
): LayerOf<'base'> {
  const placed = { id: 'base', name: 'Base image', order: 'a0', x: width / 2, y: height / 2 };
  return { ...newPicture({ ...placed, asset, width, height }), kind: 'base', isLocked: true };
}

export function newPicture({ asset, width, height, ...placed }: NewPicture): LayerOf<'picture'> {
  return {
    ...common(placed),
    kind: 'picture',
    asset,
    width,
    height,
    crop: uncropped,
    adjustments: unadjusted,
    cutOut: null,
  };
}

/**
 * Text in the look of a thumbnail: white, heavy, with a black outline. It has no lines until it is measured.
 */
export function newText(
  placed: Placed & { content: string; font: string; fontSize: number },
): LayerOf<'text'> {
  return {
    ...common(placed),
    kind: 'text',
    content: placed.content,
    font: placed.font,
    fontSize: placed.fontSize,
    fill: { kind: 'color', color: '#ffffff' },
    isBold: false,
    isItalic: false,
    isUnderlined: false,
    isStruckThrough: false,
    parts: [],
    outlines: [{ color: '#000000', width: Math.round(placed.fontSize / 8) }],
    alignment: 'center',
    lineHeight: 1.05,
    letterSpacing: 0,
    isUppercase: false,
    wrapWidth: null,
    arc: 0,
    box: null,
    lines: [],
    width: 0,
    height: 0,
  };
}

interface NewShape extends Placed {
  readonly shape: ShapeName;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export function newShape({ shape, width, height, color, ...placed }: NewShape): LayerOf<'shape'> {
  const isLine = shape === 'line' || shape === 'arrow' || shape === 'curved-arrow' || shape === 'ring';
  return {
    ...common(placed),
    kind: 'shape',
    shape,
    width,
    height,
    fill: isLine ? { kind: 'none' } : { kind: 'color', color },
    outline: isLine ? { color, width: 12 } : { color: '#000000', width: 0 },
    rounding: 0,
  };
}

interface NewPen extends Placed {
  readonly points: LayerOf<'pen'>['points'];
  readonly color: string;
  readonly width: number;
  readonly isHighlighter: boolean;
}

export function newPen({ points, color, width, isHighlighter, ...placed }: NewPen): LayerOf<'pen'> {
  return { ...common(placed), kind: 'pen', points, color, width, isHighlighter };
}
