import { type Language, languages, sourceLanguage } from '#contract/languages.ts';

/** Picks a mail's language: the user's choice, else the browser's first supported language, else English. */
export function mailLanguage(chosen: Language | null | undefined, request?: Request): Language {
  return chosen ?? browserLanguage(request?.headers.get('accept-language')) ?? sourceLanguage;
}

function browserLanguage(header: string | null | undefined): Language | undefined {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((first, second) => second.quality - first.quality);
  for (const { language } of accepted) {
    const known = languages.find((one) => one === language);
    if (known) return known;
  }
  return undefined;
}
