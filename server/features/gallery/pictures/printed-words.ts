import * as z from 'zod';

/** What is read of an engine's recipe, whose other parts only the engine knows. */
const printedSchema = z.object({
  layout: z.string().nullish(),
  headline: z.object({ lines: z.array(z.object({ text: z.string() })) }).nullish(),
  sides: z.object({ left: z.string(), right: z.string() }).nullish(),
  number: z.object({ value: z.string() }).nullish(),
});

/** The layouts that print the names of two sides, and the one that prints its number on a badge. */
const withSides = ['versus', 'before-after'];
const withBadge = 'list';

/** Returns the words that a design prints on its picture, in reading order; null if none are known. */
export function printedWords(recipe: unknown): string | null {
  const read = printedSchema.safeParse(recipe);
  if (!read.success) return null;
  const { layout, headline, sides, number } = read.data;
  const words = headline?.lines.map(({ text }) => text) ?? [];
  if (sides && withSides.includes(layout ?? '')) words.push(sides.left, sides.right);
  if (number && layout === withBadge) words.push(number.value);
  return words.length === 0 ? null : words.join(' ');
}
