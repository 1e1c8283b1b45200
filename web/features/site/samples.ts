/** A picture that the built-in engine designed, shown before somebody has pictures of their own. 480 × 270 WebP. */
export interface Sample {
  /** The file in `web/public/samples`, without its ending. */
  name: string;
  /** The prompt that it was designed from. */
  prompt: string;
  /** The preset thumbnail style. */
  style: string;
  seed: number;
}

/** Drawn by `scripts/make-samples.ts`; the list and the files belong together. */
export const samples: readonly Sample[] = [];

export function sampleAddress(sample: Sample): string {
  return `/samples/${sample.name}.webp`;
}
