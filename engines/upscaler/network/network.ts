/** What makes a piece of a picture twice as large. */
export const runtimes = ['native', 'wasm', 'lanczos'] as const;
export type Runtime = (typeof runtimes)[number];

export interface Network {
  readonly runtime: Runtime;
  /** RGB, eight bits each, row by row, in; the same twice as wide and high out. */
  double(rgb: Uint8Array, width: number, height: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * From how far away a pixel is influenced, in pixels of what goes in: the radii of the network's convolutions added up. A
 * piece that is given this much of its surroundings comes out as it would in the whole.
 */
export const reach = 10;
