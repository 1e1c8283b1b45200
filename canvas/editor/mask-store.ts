import type { Box, PicturePoint, Size } from '../geometry.ts';
import { type AreaMode, boxOfPolygon, paintPolygon } from '../mask/areas.ts';
import { type Brush, type BrushPoint, boxOfSegment, paintSegment } from '../mask/brush.ts';
import { MaskFacts } from '../mask/facts.ts';
import {
  emptyMaskHistory,
  type MaskHistory,
  recordMask,
  redoMask,
  TileRecorder,
  undoMask,
} from '../mask/history.ts';
import { emptyMask, type Mask } from '../mask/mask.ts';
import { paintColor } from '../mask/wand.ts';

type Listener = (dirty: readonly Box[]) => void;

/** A stroke that is being painted. */
export interface Stroke {
  to(point: BrushPoint): void;
  /** Makes the stroke one step. */
  finish(): void;
  /** Takes the stroke back. */
  cancel(): void;
}

/**
 * The selection of pixels, with its steps. What shows it gets the rectangles that changed, so that a stroke
 * redraws no more than its segments; what tells of it hears of a stroke once it is done.
 */
export class MaskStore {
  mask: Mask;
  /** How much is selected, and where. */
  facts: MaskFacts;
  #history: MaskHistory = emptyMaskHistory;
  readonly #painted = new Set<Listener>();
  readonly #changed = new Set<() => void>();

  constructor(size: Size) {
    this.mask = emptyMask(size);
    this.facts = new MaskFacts(this.mask);
  }

  /** Starts again with an empty selection of another size. */
  resize(size: Size): void {
    if (size.width === this.mask.width && size.height === this.mask.height) return;
    this.mask = emptyMask(size);
    this.facts = new MaskFacts(this.mask);
    this.#history = emptyMaskHistory;
    this.#notify([{ x: 0, y: 0, width: size.width, height: size.height }]);
  }

  get isEmpty(): boolean {
    return this.facts.isEmpty;
  }

  /** How many steps can be undone, and how many there are with those undone: shown as "n/total". */
  get position(): { at: number; of: number } {
    const { past, future } = this.#history;
    return { at: past.length, of: past.length + future.length };
  }

  /** Calls with the rectangles whose pixels have changed, several times a stroke. */
  watchPixels(listener: Listener): () => void {
    this.#painted.add(listener);
    return () => this.#painted.delete(listener);
  }

  /** Calls once for each change; a stroke is one, when it is finished or taken back. */
  watch(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  beginStroke(from: BrushPoint, brush: Brush): Stroke {
    const recorder = new TileRecorder(this.mask);
    let last = from;
    const segment = (to: BrushPoint) => {
      const dirty = boxOfSegment(this.mask, last, to);
      if (dirty) {
        recorder.keep(dirty);
        paintSegment(this.mask, dirty, last, to, brush);
        this.#paint([dirty]);
      }
      last = to;
    };
    segment(from);
    return {
      to: segment,
      finish: () => {
        this.#record(recorder);
        this.#notify([]);
      },
      cancel: () => {
        // Undoing the stroke as a step leaves the steps before and after it as they were.
        const undone = undoMask(this.mask, { past: [recorder.finish()], future: [] });
        this.#notify(undone?.dirty ?? []);
      },
    };
  }

  /** Selects the inside of a polygon, or takes it from the selection, as one step. */
  addPolygon(points: readonly PicturePoint[], mode: AreaMode): void {
    const dirty = boxOfPolygon(this.mask, points);
    if (dirty) this.#change([dirty], () => paintPolygon(this.mask, dirty, points, mode));
  }

  /** Selects a colour of the picture, which is as large as the mask, as one step. */
  addColor(rgba: Uint8ClampedArray, at: PicturePoint, wand: Parameters<typeof paintColor>[3]): void {
    this.#change([this.#whole], () => void paintColor(this.mask, rgba, at, wand));
  }

  /** Replaces all values, such as by `grown` or `inverted`, as one step. */
  replace(reshape: (mask: Mask) => Uint8Array): void {
    this.#change([this.#whole], () => this.mask.alpha.set(reshape(this.mask)));
  }

  /** Selects nothing, as one step. */
  clear(): void {
    const { bounds } = this.facts;
    if (bounds) this.#change([bounds], () => this.mask.alpha.fill(0));
  }

  /** Selects nothing and forgets all steps. */
  reset(): void {
    this.mask.alpha.fill(0);
    this.#history = emptyMaskHistory;
    this.#notify([this.#whole]);
  }

  undo(): void {
    this.#step(undoMask(this.mask, this.#history));
  }

  redo(): void {
    this.#step(redoMask(this.mask, this.#history));
  }

  get #whole(): Box {
    return { x: 0, y: 0, width: this.mask.width, height: this.mask.height };
  }

  #change(dirty: readonly Box[], change: () => void): void {
    const recorder = new TileRecorder(this.mask);
    for (const box of dirty) recorder.keep(box);
    change();
    this.#record(recorder);
    this.#notify(dirty);
  }

  #record(recorder: TileRecorder): void {
    const step = recorder.finish();
    if (step.tiles.size > 0) this.#history = recordMask(this.#history, step);
  }

  #step(stepped: ReturnType<typeof undoMask>): void {
    if (!stepped) return;
    this.#history = stepped.history;
    this.#notify(stepped.dirty);
  }

  #notify(dirty: readonly Box[]): void {
    this.#paint(dirty);
    for (const listener of this.#changed) listener();
  }

  #paint(dirty: readonly Box[]): void {
    for (const box of dirty) this.facts.forget(box);
    for (const listener of this.#painted) listener(dirty);
  }
}
