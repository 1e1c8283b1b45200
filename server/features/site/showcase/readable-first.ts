import type { Language } from '#contract/languages.ts';
import type { ShowcaseItem } from '#contract/site.ts';
import { builtInId, builtInPictures } from './built-in-pictures.ts';

const languages = new Map(builtInPictures.map(({ name, language }) => [builtInId(name), language]));

/**
 * Moves the built-in pictures in other languages to the end, so that the landing page's slides speak the
 * reader's language. Otherwise the order stays as admins set it; pictures of users have no known language.
 */
export function readableFirst(items: readonly ShowcaseItem[], reader: Language): ShowcaseItem[] {
  const isForeign = ({ id }: ShowcaseItem) => (languages.get(id) ?? reader) !== reader;
  return [...items.filter((item) => !isForeign(item)), ...items.filter(isForeign)];
}
