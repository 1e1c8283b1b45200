/** The size of a thumbnail, in which a new design begins. */
export const newDesignSize = { width: 1280, height: 720 } as const;
