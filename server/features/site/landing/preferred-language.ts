import { type Language, languages, sourceLanguage } from '#contract/languages.ts';

/** Returns the first supported language that a browser accepts; English if none. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of accepted) {
    const known = languages.find((one) => one === language);
    if (known !== undefined) return known;
  }
  return sourceLanguage;
}
