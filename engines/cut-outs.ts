import type { CutOutKind, CutOutUse } from '#contract/cut-outs.ts';
import type { ReferenceStroke } from '#contract/references.ts';
import type { EngineContext } from './calls.ts';

/** An engine that shows what it would cut out of a photo, before a design is made. */
export interface EngineCutOuts {
  /** Null if nothing is found, or the strokes keep nothing or everything. */
  find(
    picture: Uint8Array,
    request: { use: CutOutUse; strokes: readonly ReferenceStroke[] },
    context: Pick<EngineContext, 'signal'>,
  ): Promise<CutOut | null>;
}

export interface CutOut {
  kind: CutOutKind;
  /** How much of each pixel belongs to it, 0 to 255, in a grid that is laid over the whole picture. */
  alpha: Uint8Array;
  width: number;
  height: number;
}
