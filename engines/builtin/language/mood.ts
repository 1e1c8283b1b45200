import type { Understanding } from '../understanding.ts';
import { type NamedColor, namedColors } from './grammar/colors.ts';
import type { Grammar } from './grammar/grammar.ts';
import { anyOf } from './grammar/lexicon.ts';

type Mood = Understanding['mood'];

/** On equal counts the earlier mood wins. */
const order = ['dark', 'angry', 'epic', 'calm', 'happy'] as const;

const moodWords = order.map((mood) => ({ mood, words: anyOf(({ moods }) => moods[mood], 'g') }));
const darkTones = anyOf((expressions) => expressions.darkTones, 'g');

export function moodOf(folded: string): Mood {
  const foldedPrompt = folded.replace(darkTones, ' ');
  let best: Mood = 'neutral';
  let most = 0;
  for (const { mood, words } of moodWords) {
    const count = foldedPrompt.match(words)?.length ?? 0;
    if (count > most) {
      best = mood;
      most = count;
    }
  }
  return best;
}

const colorWords = (Object.keys(namedColors) as NamedColor[]).map((name) => ({
  name,
  words: anyOf(({ colors }) => colors[name]),
}));

/** Returns the colours that the prompt names, as English colour words, in a fixed order. */
export function colorsOf(foldedPrompt: string, { titles }: Grammar): string[] {
  const text = foldedPrompt.replace(titles.otherThings, ' ');
  return colorWords.filter(({ words }) => words.test(text)).map(({ name }) => name);
}
