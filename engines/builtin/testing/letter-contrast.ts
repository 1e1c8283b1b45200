/** Measures how well the letters of a drawn design stand out from their surroundings. */
import { createCanvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { toLinear } from '../../oklab.ts';
import { onLine } from '../drawing/lettering.ts';
import { arrange } from '../layout/arrange.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import type { Recipe } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { freeCanvas } from '../scratch.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';

/** The surroundings of a letter reach this far from its edge, as a share of the font size. */
const aboutLetter = 0.07;
/** A piece with fewer pixels of a letter is too small to measure. */
const leastPixels = 60;

export interface LetterContrast {
  text: string;
  /** The WCAG 2 contrast, 1 to 21, of the least legible piece of the line (about a letter long). */
  worst: number;
}

/** The pixels of a design without photos, four bytes each. */
function pixelsOfDesign(recipe: Recipe): Uint8ClampedArray {
  const drawn = renderRecipe(recipe);
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height);
  freeCanvas(drawn);
  return data;
}

/**
 * Measures each line of a design in its finished pixels (four bytes each): the letters' faces against
 * everything within reach of them.
 */
export function measureLetters(
  recipe: Recipe,
  data: Uint8Array | Uint8ClampedArray = pixelsOfDesign(recipe),
): LetterContrast[] {
  const { width, height } = recipe.size;
  const { texts } = arrange(recipe, drawnStyle(recipe));
  const blocks = texts.flatMap((block) => block.lines.map((line) => ({ block, line })));
  const all = coverage(recipe, blocks, (context, letters) => context.fill(letters));
  return blocks.map(({ block, line }) => {
    const faces = coverage(recipe, [{ block, line }], (context, letters) => context.fill(letters));
    const about = coverage(recipe, [{ block, line }], (context, letters) => {
      context.lineWidth = 2 * aboutLetter * line.sizePx;
      context.stroke(letters);
    });
    return { text: line.text, worst: worstOf({ data, width, height }, line, { faces, about, all }) };
  });
}

/** The opacity of what is painted of some lines, a byte a pixel. */
function coverage(
  { size: { width, height } }: Recipe,
  lines: readonly { block: TextBlock; line: TextLine }[],
  paint: (context: SKRSContext2D, letters: Path2D) => void,
): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const { block, line } of lines) onLine(context, block, line, (letters) => paint(context, letters));
  const { data } = context.getImageData(0, 0, width, height);
  freeCanvas(canvas);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0);
}

interface Covered {
  faces: Uint8Array;
  about: Uint8Array;
  /** The faces of all lines: a neighbouring line does not count as ground. */
  all: Uint8Array;
}

function worstOf(
  { data, width, height }: { data: Uint8Array | Uint8ClampedArray; width: number; height: number },
  { sizePx }: TextLine,
  { faces, about, all }: Covered,
): number {
  const long = Math.max(1, Math.round(sizePx * 0.6));
  const pieces = Array.from({ length: Math.ceil(width / long) }, () => ({
    face: [] as number[],
    ground: [] as number[],
  }));
  for (let at = 0; at < width * height; at += 1) {
    const piece = pieces[Math.floor((at % width) / long)];
    if ((faces[at] ?? 0) > 250) piece?.face.push(luminance(data, at * 4));
    else if ((about[at] ?? 0) > 128 && (all[at] ?? 0) < 8) piece?.ground.push(luminance(data, at * 4));
  }
  const counted = pieces.filter(({ face, ground }) => Math.min(face.length, ground.length) >= leastPixels);
  return Math.min(
    ...counted.map(({ face, ground }) => {
      const [one, other] = [median(face), median(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }),
  );
}

function luminance(data: Uint8Array | Uint8ClampedArray, at: number): number {
  const channel = (offset: number) => toLinear(data[at + offset] ?? 0);
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}
