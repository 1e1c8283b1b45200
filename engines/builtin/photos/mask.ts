/** How much of a picture belongs to its subject, 0 to 255, in a grid that is laid over the whole picture. */
export interface Mask {
  alpha: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}
