/** Some rows of a picture at full width: RGB, eight bits each. Strips come from top to bottom. */
export interface Strip {
  readonly rgb: Uint8Array;
  readonly rows: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
