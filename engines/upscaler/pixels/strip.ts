/** Some rows of a picture at its whole width: RGB, eight bits each. Strips follow one another from top to bottom. */
export interface Strip {
  readonly rgb: Uint8Array;
  readonly rows: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
