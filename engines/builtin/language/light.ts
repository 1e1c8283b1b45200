import type { Understanding } from '../understanding.ts';
import { anyOf } from './grammar/lexicon.ts';

type Light = NonNullable<Understanding['light']>;

/** In this order: the first match counts. */
const order = ['aurora', 'storm', 'dawn', 'sunset', 'night', 'autumn', 'magic', 'day'] as const;
const lightWords = order.map((light) => ({ light, words: anyOf(({ lights }) => lights[light]) }));

const weatherWords = (['rain', 'fog', 'snowfall'] as const).map((weather) => ({
  weather,
  words: anyOf(({ story }) => story.weathers[weather]),
}));

/** Returns the weather that the prompt names and that is drawn over the whole picture; null if none. */
export function weatherOf(foldedPrompt: string): NonNullable<Understanding['weather']> | null {
  return weatherWords.find(({ words }) => words.test(foldedPrompt))?.weather ?? null;
}

/** Returns the hour, season or weather that the prompt names; null if it names none. */
export function lightOf(foldedPrompt: string): Light | null {
  return lightWords.find(({ words }) => words.test(foldedPrompt))?.light ?? null;
}
