import { applyFont, measureLine } from '../../builtin/fonts/measure.ts';
import type { Box, Picture } from '../pixels/picture.ts';
import type { Place } from '../plan.ts';
import { drawOver } from './draw-over.ts';

const font = 'anton';
/** Of the font size. */
const outlineShare = 0.09;
const lineShare = 1.12;
const most = { lines: 3, letters: 90 };

interface Arranged {
  readonly lines: readonly { readonly text: string; readonly families: string; readonly width: number }[];
  readonly size: number;
}

/** Writes words with an outline and a shadow, as large as their area allows. */
export function writeText(
  picture: Picture,
  words: string,
  { area, color, place, check }: { area: Box; color: string; place: Place; check(): void },
): void {
  const text = words.slice(0, most.letters);
  const { lines, size } = arrange(text, area);
  const tall = lines.length * size * lineShare;
  const top =
    place.y === 'top'
      ? area.top
      : place.y === 'bottom'
        ? area.top + area.height - tall
        : area.top + (area.height - tall) / 2;
  drawOver(
    picture,
    (context) => {
      context.lineJoin = 'round';
      context.miterLimit = 2;
      for (const round of ['shadow', 'outline', 'fill'] as const) {
        for (const [at, { text: line, families, width }] of lines.entries()) {
          applyFont(context, families, size, 0.01);
          const spare = area.width - width * size;
          const x = area.left + (place.x === 'left' ? 0 : place.x === 'right' ? spare : spare / 2);
          const y = top + (at + 0.5) * size * lineShare + size * 0.36;
          if (round === 'shadow') {
            context.filter = `blur(${(size * 0.05).toFixed(1)}px)`;
            context.strokeStyle = 'rgba(0, 0, 0, 0.55)';
            context.lineWidth = size * outlineShare * 2.4;
            context.strokeText(line, x + size * 0.03, y + size * 0.06);
            context.filter = 'none';
          } else if (round === 'outline') {
            context.strokeStyle = isDark(color) ? '#ffffff' : '#0b0b10';
            context.lineWidth = size * outlineShare * 2;
            context.strokeText(line, x, y);
          } else {
            context.fillStyle = color;
            context.fillText(line, x, y);
          }
        }
      }
    },
    { check },
  );
}

/** Breaks the words into the lines that can be largest. */
function arrange(text: string, area: Box): Arranged {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let best: Arranged = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(most.lines, words.length); count += 1) {
    const lines = breakInto(words, count).map((line) => {
      const { families, text: drawn, left, right } = measureLine(line, font, 0.01);
      return { text: drawn, families, width: left + right };
    });
    const widest = Math.max(0.1, ...lines.map(({ width }) => width));
    const size = Math.min(
      area.width / (widest + 2 * outlineShare),
      area.height / (count * lineShare + outlineShare),
    );
    if (size > best.size * 1.02) best = { lines, size };
  }
  return best;
}

/** Lines of about the same number of letters. */
function breakInto(words: readonly string[], count: number): string[] {
  const letters = words.join(' ').length;
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const left = words.length - at;
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = longer.length > letters / count + word.length / 2;
    if (line !== '' && lines.length < count - 1 && (isFull || left <= count - lines.length - 1)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function isDark(color: string): boolean {
  const bits = Number.parseInt(color.slice(1), 16);
  return 0.299 * (bits >> 16) + 0.587 * ((bits >> 8) & 255) + 0.114 * (bits & 255) < 90;
}
