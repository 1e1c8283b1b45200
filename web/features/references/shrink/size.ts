/** In pixels as they are stored, before a photo is turned; 0 where the file does not say. */
export interface Size {
  width: number;
  height: number;
}
