/** What the retouching thread gets and gives. Structured clones, so plain data only. */
import type { Made, Making } from '../../picture-thread/protocol.ts';
import type { EditAction } from '../plan.ts';
import type { AlphaGrid } from '../subject/subject.ts';

export interface RetouchTask extends Making {
  /** White changes; null for the whole picture. */
  readonly mask: Uint8Array | null;
  readonly actions: readonly EditAction[];
  /** 0 to 1. */
  readonly strength: number;
  readonly seed: number;
  /** What the picture is of, if that was looked for and found. */
  readonly subject: AlphaGrid | null;
}

export interface Retouched extends Made {
  readonly width: number;
  readonly height: number;
  /** Where it is in the picture, if it is only the part around the mask. */
  readonly place: { readonly left: number; readonly top: number } | null;
  /** The marked share of the picture. */
  readonly maskShare: number;
}
