import type { KeptLetters } from './kept-letters.ts';

/**
 * What is drawn on: the part of Canvas 2D that browsers, workers and the server's canvas share. The same code
 * draws on all of them, so that screen, export and server show the same picture.
 */
export interface DrawingContext {
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  letterSpacing: string;
  fontKerning: string;
  textRendering: string;
  textAlign: string;
  textBaseline: string;
  direction: string;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  bezierCurveTo(oneX: number, oneY: number, otherX: number, otherY: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
    readonly fontBoundingBoxAscent: number;
  };
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void;
  createLinearGradient(fromX: number, fromY: number, toX: number, toY: number): DrawingGradient;
  createRadialGradient(
    fromX: number,
    fromY: number,
    fromRadius: number,
    toX: number,
    toY: number,
    toRadius: number,
  ): DrawingGradient;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  putImageData(data: unknown, x: number, y: number): void;
}

interface DrawingGradient {
  addColorStop(at: number, color: string): void;
}

/** A canvas of its own, which can be drawn onto another. */
export interface Surface {
  readonly context: DrawingContext;
  /** What `drawImage` takes. */
  readonly image: unknown;
  readonly width: number;
  readonly height: number;
}

/** A decoded picture. */
export interface Asset {
  /** What `drawImage` takes. */
  readonly image: unknown;
  readonly width: number;
  readonly height: number;
}

/** What drawing needs from where it runs. */
export interface Painter {
  /** Whether its canvas rounds the ascent of letters to whole pixels, which moves their baseline. */
  readonly roundsAscent?: boolean;
  /** Where drawn letters are kept for the next drawing. */
  readonly keptLetters?: KeptLetters;
  /** A transparent surface of whole pixels. */
  createSurface(width: number, height: number): Surface;
  /** A picture of the document, or null while it loads or where it is missing. */
  findAsset(id: string): Asset | null;
  /** A picture of the packed set. */
  findSticker(name: string): Asset | null;
  /**
   * The families for `context.font` of a font of the document, quoted, and what fills in its missing
   * characters.
   */
  familiesOf(font: string, text: string): string;
}
