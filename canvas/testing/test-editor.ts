import { emptyDocument } from '../document/document.ts';
import type { Layer } from '../document/layer.ts';
import { newBase, newPicture, newShape } from '../document/new-layers.ts';
import { CanvasEditor, type RawPointer } from '../editor/editor.ts';

type Held = Partial<Pick<RawPointer, 'isShift' | 'isAlt' | 'isCommand' | 'pressure' | 'pointer'>>;

/**
 * An editor without a screen, whose pointer can be moved in a chain. The view shows one pixel of the picture
 * as one of the screen, at the same place.
 */
export class TestEditor extends CanvasEditor {
  #lastId: number;

  constructor(layers: readonly Layer[] = [], { width = 400, height = 300, readPixels = pixels() } = {}) {
    const document = {
      ...emptyDocument(width, height),
      layers: Object.fromEntries(layers.map((l) => [l.id, l])),
    };
    super({ document, stage: { width, height }, readPixels });
    this.#lastId = 0;
    this.update({ view: { zoom: 1, left: 0, top: 0 } });
  }

  override newId(): string {
    this.#lastId += 1;
    return `new-${this.#lastId}`;
  }

  down(x: number, y: number, held: Held = {}): this {
    return this.#send('down', x, y, held);
  }

  move(x: number, y: number, held: Held = {}): this {
    return this.#send('move', x, y, held);
  }

  up(x: number, y: number, held: Held = {}): this {
    return this.#send('up', x, y, held);
  }

  /** Presses, moves in two steps and releases. */
  drag(from: readonly [number, number], to: readonly [number, number], held: Held = {}): this {
    const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return this.down(...from, held)
      .move(middleX, middleY, held)
      .move(...to, held)
      .up(...to, held);
  }

  click(x: number, y: number, held: Held = {}): this {
    return this.down(x, y, held).up(x, y, held);
  }

  doubleClick(x: number, y: number): this {
    return this.click(x, y).click(x, y).#send('doubleClick', x, y, {});
  }

  #send(kind: 'down' | 'move' | 'up' | 'doubleClick', x: number, y: number, held: Held): this {
    const input = {
      pressure: 0.5,
      pointer: 'mouse',
      isShift: false,
      isAlt: false,
      isCommand: false,
    } as const;
    this.pointer(kind, { ...input, ...held, x, y });
    return this;
  }
}

function pixels(): () => Uint8ClampedArray {
  return () => new Uint8ClampedArray(400 * 300 * 4);
}

/** A base image of 400 × 300 with a picture of 100 × 60 in its middle and a shape of 40 × 40 at (60, 60). */
export function someLayers(): Layer[] {
  return [
    newBase('asset-base', { width: 400, height: 300 }),
    newPicture({
      id: 'photo',
      name: 'Photo',
      order: 'a1',
      x: 200,
      y: 150,
      asset: 'asset-1',
      width: 100,
      height: 60,
    }),
    newShape({
      id: 'box',
      name: 'Box',
      order: 'a2',
      x: 60,
      y: 60,
      shape: 'rectangle',
      width: 40,
      height: 40,
      color: '#ff0000',
    }),
  ];
}
