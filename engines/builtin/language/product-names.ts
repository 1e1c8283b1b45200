import type { Token } from './tokens.ts';

/** Words after a model's number, in any spelling: "17 Pro Max", "S26 Ultra". */
const suffixes = ['pro', 'max', 'plus', 'ultra', 'mini', 'lite', 'air', 'fe', 'slim'];
/** Elsewhere these are words of the sentence: "RTX 5070 Ti", "Switch 2 edge case". */
const suffixesOfModels: ReadonlySet<string> = new Set([...suffixes, 'ti', 'super', 'edge']);
/** These continue a name only where two products are compared. */
const suffixesOfRivals: ReadonlySet<string> = new Set([
  ...suffixes,
  ...['se', 'mark', 'mk', 'gen', 'series', 'turbo', 'oled'],
]);
/** Product lines whose models are distinguished by a number, in any spelling. */
const lines =
  /^(iphone|ipad|macbook|galaxy|pixel|redmi|poco|playstation|ps|xbox|switch|windows|android|ios|gta|fifa|fc|rtx|gtx|ryzen|gpt|chatgpt|airpods|moto)$/;

/** Returns whether the word may follow a model's number. */
export const isVariant = (token: Token | undefined) => suffixesOfModels.has(token?.folded ?? '');

/** Returns whether the word continues the name of one of two compared products. */
export const continuesName = ({ folded }: Token) => suffixesOfRivals.has(folded);

/** Returns whether the token is a model's number: the 17 of "iPhone 17", the S26 of "galaxy s26". */
export function isModel(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (!before || !token || before.endsPart) return false;
  const isNumber = /^(?:\p{L}{0,2}\d{1,4}\p{L}?)$/u.test(token.folded);
  return isNumber && (lines.test(before.folded) || /^\p{Ll}\p{Lu}/u.test(before.raw));
}

/**
 * Returns whether the token is a variant after a model's number or another variant: "Pro" and "Max" of
 * "17 Pro Max".
 */
export function isVariantAt(tokens: readonly Token[], at: number): boolean {
  if (!isVariant(tokens[at]) || tokens[at - 1]!.endsPart) return false;
  return /\d/.test(tokens[at - 1]!.raw) || isVariantAt(tokens, at - 1);
}
