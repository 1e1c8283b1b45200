import { countCharacters } from '../../../../contract/described-styles.ts';
import { describedStyleLimits } from '../../../../contract/limits.ts';
import type { EnhancedStyle } from '../../../words.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
import type { StylePhrases } from '../../language/grammar/style-phrases.ts';
import { understand } from '../../language/understand.ts';
import { type DescribedStyle, readDescription } from './described-style.ts';

/**
 * Adds to a description what this engine reads in it: treatment, colours, light, saturation, contrast and
 * effects. Each addition is read again together with the typed text and kept only if the style stays the
 * same, so that the text promises nothing that is not drawn, and an enhanced description stays unchanged. The
 * typed text comes first, word for word. Pure.
 */
export function enhanceDescription(description: string): EnhancedStyle {
  const read = readDescription(description);
  if (read === null) return { description, added: [] };
  const meaning = JSON.stringify(read);
  let written = description;
  const added: string[] = [];
  const { stylePhrases } = grammarOf(understand(description).language);
  for (const phrase of additionsFor(read, stylePhrases)) {
    if (plain(written).includes(plain(phrase))) continue;
    const candidate = `${written.replace(/[\s,.;]+$/u, '')}, ${phrase}`;
    if (countCharacters(candidate) > describedStyleLimits.descriptionMaxCharacters) continue;
    if (JSON.stringify(readDescription(candidate)) !== meaning) continue;
    written = candidate;
    added.push(phrase);
  }
  return { description: written, added };
}

const plain = (text: string) => text.toLowerCase();

function additionsFor({ base, colors, isFaint, looks }: DescribedStyle, words: StylePhrases): string[] {
  const factor = (of: 'saturation' | 'contrast') =>
    looks.reduce((product, look) => product * (look[of] ?? 1), 1);
  const isLit = (light: 'dark' | 'bright') => looks.some((look) => look.light === light);
  return [
    base === null ? undefined : words.base[base],
    colors.length > 0 && !isFaint ? words.colors : undefined,
    isLit('dark') ? words.light.dark : undefined,
    isLit('bright') ? words.light.bright : undefined,
    factor('saturation') > 1.3 ? words.vivid : undefined,
    factor('saturation') < 0.6 ? words.muted : undefined,
    factor('contrast') >= 1.3 ? words.contrast : undefined,
    ...looks.map(({ grade }) => (grade === undefined ? undefined : words.grade[grade])),
    ...looks.flatMap(({ effects = [] }) => effects.map(({ id }) => words.effects[id])),
  ].filter((one) => one !== undefined);
}
