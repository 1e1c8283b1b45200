/** Headlines about a number: the words before it, the number by itself, its unit, and the words after it. */
import type { LineInput } from '../layout/line-heights.ts';

interface NumberPhrase {
  value: string;
  unit: string | null;
}

interface Parts {
  before: string;
  /** The unit as written; empty if none follows. */
  unit: string;
  after: string;
}

/** Splits a text at a number and its unit, written as one word or two, in any case. */
function splitAt(text: string, { value, unit }: NumberPhrase): Parts | null {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/gu, '\\s');
  const unitForm = unit ? `(?:\\s*${literal(unit)}(?![\\p{L}\\p{N}]))?` : '';
  const form = new RegExp(`(?<![\\p{N}$€£])${literal(value)}(?![\\p{N}])${unitForm}`, 'iu');
  const found = form.exec(text);
  if (!found) return null;
  return {
    before: text.slice(0, found.index).trim(),
    unit: found[0].slice(value.length).trim(),
    after: text.slice(found.index + found[0].length).trim(),
  };
}

/** The number with all of its hook's line as its unit: "5 MIL" of "5 MIL REAIS". */
export function withUnitOf(hook: string | undefined, number: NumberPhrase): NumberPhrase {
  if (number.unit !== null || !hook?.startsWith(`${number.value} `)) return number;
  return { ...number, unit: hook.slice(number.value.length + 1).replace(/[^\p{L}\p{N}]+$/u, '') };
}

/** Returns whether the words contain the number, so that a number layout repeats exactly what they say. */
export function containsNumber(lines: readonly string[], { value }: NumberPhrase): boolean {
  return splitAt(lines.join(' '), { value, unit: null }) !== null;
}

/** A mark or currency after a number belongs to its line: "1 million?", "30 days:", "5.000 €". */
function splitMark(text: string): { mark: string; after: string } {
  const [, sign = '', after = text] = /^([?!…%€$£¥:,;]+)(?=\s|$)\s*(.*)$/u.exec(text) ?? [];
  return { mark: /^[€$£¥]/.test(sign) ? `\u00a0${sign}` : sign, after };
}

/** "HOURS" is as large as its number, and a longer unit small below it. */
const shortUnit = 5;

/** Returns the lines of the number layout, in reading order, with the number emphasised. */
export function aroundNumber(lines: readonly string[], number: NumberPhrase): LineInput[] {
  const whole = lines.join(' ');
  const parts = splitAt(whole, number) ?? { before: whole, unit: '', after: '' };
  const { value } = number;
  const { mark, after } = splitMark(parts.after);
  // Quoted text is printed in the letters it was written in. "100 pull ups": a unit that is in the text
  // already is not repeated.
  const named = (number.unit ?? '').toUpperCase();
  const unit = parts.unit || (whole.toUpperCase().split(' ').includes(named) ? '' : named);
  // "$100" and "50%" are one sign; "100 DAYS" is a number with its unit, which break as the room is.
  const isWord = unit.length > 2;
  return [
    { text: parts.before, emphasis: false },
    { text: isWord ? value : value + unit + mark, emphasis: true },
    { text: isWord ? unit + mark : '', emphasis: unit.length <= shortUnit },
    { text: after, emphasis: false },
  ].filter(({ text }) => text !== '');
}

/**
 * Removes the number from the start of a list's line, since a badge shows it. In the middle of a line it
 * stays, or a gap would remain.
 */
export function withoutNumber(line: string, number: NumberPhrase): string {
  const parts = splitAt(line, { value: number.value, unit: null });
  return parts && parts.before === '' ? parts.after : line;
}
