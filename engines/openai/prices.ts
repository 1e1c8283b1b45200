import type OpenAI from 'openai';

/**
 * In US dollars for a million tokens, by OpenAI's price list: text in, pictures in, pictures out. Prices of
 * newer models are unknown here.
 */
const prices: readonly (readonly [model: RegExp, textIn: number, pictureIn: number, out: number])[] = [
  [/^gpt-image-1-mini/, 2, 2.5, 8],
  [/^gpt-image-1(-\d|$)/, 5, 10, 40],
  [/^gpt-image-1\.5/, 5, 8, 32],
  [/^gpt-image-2(-\d|$)/, 5, 8, 30],
];

/**
 * The expected cost of a call that reports none, in millionths of a US dollar. For a chat model: some
 * hundred tokens in and out, with its reasoning. For a speech model: the longest recording, half a minute.
 */
const callPrices: readonly (readonly [model: RegExp, micros: number])[] = [
  [/^gpt-5-mini/, 1_500],
  [/^gpt-4o-mini-transcribe/, 1_500],
  [/^(gpt-4o-transcribe|whisper-1)/, 3_000],
];

/** The expected cost of a call for words or speech, in millionths of a US dollar; null when unknown. */
export function priceOfCall(model: string): number | null {
  return callPrices.find(([pattern]) => pattern.test(model))?.[1] ?? null;
}

type Usage = OpenAI.ImagesResponse['usage'];

/**
 * The cost of a call by its usage, in millionths of a US dollar (dollars for a million tokens are micros
 * for one); null when unknown.
 */
export function priceOfUsage(model: string, usage: Usage): number | null {
  const price = prices.find(([pattern]) => pattern.test(model));
  if (!price || !usage) return null;
  const [, textIn, pictureIn, out] = price;
  const { text_tokens: words = 0, image_tokens: seen = 0 } = usage.input_tokens_details ?? {};
  const micros = words * textIn + seen * pictureIn + (usage.output_tokens ?? 0) * out;
  return Number.isFinite(micros) ? Math.round(micros) : null;
}
