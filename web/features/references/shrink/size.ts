/** Stored pixels, before a photo is rotated; 0 if the file does not say. */
export interface Size {
  width: number;
  height: number;
}
