/** What doubles the size of a piece of a picture. */
export const runtimes = ['native', 'wasm', 'lanczos'] as const;
export type Runtime = (typeof runtimes)[number];

export interface Network {
  readonly runtime: Runtime;
  /** Takes RGB, eight bits each, row by row, and returns the same twice as wide and high. */
  double(rgb: Uint8Array, width: number, height: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * The distance from which a pixel is influenced, in source pixels: the sum of the radii of the network's
 * convolutions. A piece with this much of its surroundings gives the same result as in the whole picture.
 */
export const reach = 10;
