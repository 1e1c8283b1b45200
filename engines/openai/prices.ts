import type OpenAI from 'openai';

/** In US dollars for a million tokens, by OpenAI's price list; of newer models nobody knows it here: text in, pictures in, pictures out. */
const prices: readonly (readonly [model: RegExp, textIn: number, pictureIn: number, out: number])[] = [
  [/^gpt-image-1-mini/, 2, 2.5, 8],
  [/^gpt-image-1(-\d|$)/, 5, 10, 40],
  [/^gpt-image-1\.5/, 5, 8, 32],
  [/^gpt-image-2(-\d|$)/, 5, 8, 30],
];

/**
 * What a call is expected to cost that says nothing of it, in millionths of a US dollar: of a chat model some hundred tokens
 * in and out, its thinking included; of one that hears the longest recording that there is, half a minute.
 */
const callPrices: readonly (readonly [model: RegExp, micros: number])[] = [
  [/^gpt-5-mini/, 1_500],
  [/^gpt-4o-mini-transcribe/, 1_500],
  [/^(gpt-4o-transcribe|whisper-1)/, 3_000],
];

/** What a call of a model for words or speech is expected to cost, in millionths of a US dollar; null where nobody knows. */
export function priceOfCall(model: string): number | null {
  return callPrices.find(([pattern]) => pattern.test(model))?.[1] ?? null;
}

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
