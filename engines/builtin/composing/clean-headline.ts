/** Removes from headline text what cannot be drawn: emoji and characters that no installed face has. */

import type { FontId } from '../catalogue.ts';
import { faceFor, fontStack } from '../fonts/font-stack.ts';
import type { DesignWarning } from '../recipe.ts';

export interface CleanHeadline {
  lines: string[];
  /** The index of the given line that each of these came from. */
  sources: number[];
  font: FontId;
  warnings: DesignWarning[];
}

const emoji = /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/gu;
const invisible = /[\p{Cc}\p{Co}\p{Cs}\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u20e3/gu;

/** Script names for the warning: those that a headline may use and that no packed face covers. */
const scripts = [
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Sinhala',
  'Khmer',
  'Lao',
  'Myanmar',
  'Georgian',
  'Armenian',
  'Ethiopic',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
].map((name) => ({ name, form: new RegExp(`\\p{Script=${name}}`, 'u') }));

export function cleanHeadline(lines: readonly string[], preferred: FontId): CleanHeadline {
  const readable = lines.map((line) =>
    line.replace(emoji, ' ').replace(invisible, '').replace(/\s+/gu, ' ').trim(),
  );
  const whole = readable.join(' ').trim();
  const font = faceFor(preferred, whole);
  const { missing } = fontStack(font, whole);
  const drawable = readable
    .map((line, source) => ({ text: fontStack(font, line).text, source }))
    .filter(({ text }) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text));
  return {
    lines: drawable.map(({ text }) => text),
    sources: drawable.map(({ source }) => source),
    font,
    warnings: missing.length > 0 ? [warningFor(missing)] : [],
  };
}

function warningFor(missing: readonly string[]): DesignWarning {
  const names = scripts.filter(({ form }) => missing.some((character) => form.test(character)));
  const what = names.map(({ name }) => name).join(' and ') || missing.slice(0, 8).join(' ');
  return {
    code: 'unsupported-script',
    message: `No installed font draws ${what}, so these characters were removed from the headline.`,
  };
}
