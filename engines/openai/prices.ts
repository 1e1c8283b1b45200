import type OpenAI from 'openai';

/** In US dollars for a million tokens, by OpenAI's price list; of newer models nobody knows it here: text in, pictures in, pictures out. */
const prices: readonly (readonly [model: RegExp, textIn: number, pictureIn: number, out: number])[] = [
  [/^gpt-image-1-mini/, 2, 2.5, 8],
  [/^gpt-image-1(-\d|$)/, 5, 10, 40],
  [/^gpt-image-1\.5/, 5, 8, 32],
];

type Usage = OpenAI.ImagesResponse['usage'];

/** What a call has cost in millionths of a US dollar (dollars for a million tokens are micros for one); null where nobody knows. */
export function priceOfUsage(model: string, usage: Usage): number | null {
  const price = prices.find(([pattern]) => pattern.test(model));
  if (!price || !usage) return null;
  const [, textIn, pictureIn, out] = price;
  const { text_tokens: words = 0, image_tokens: seen = 0 } = usage.input_tokens_details ?? {};
  const micros = words * textIn + seen * pictureIn + (usage.output_tokens ?? 0) * out;
  return Number.isFinite(micros) ? Math.round(micros) : null;
}
