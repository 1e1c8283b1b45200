import type { PromptLanguage } from '../../vocabulary.ts';

/** Long names with a short form that everybody reads. */
const shortForms: Record<PromptLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bartificial intelligence\b/gi, 'AI'],
    [/\bunited states(?: of america)?\b/gi, 'US'],
    [/\bunited kingdom\b/gi, 'UK'],
    [/\bvirtual reality\b/gi, 'VR'],
    [/\bnew york city\b/gi, 'New York'],
    [/\b(\d+)[ -]year[ -]olds?\b/gi, '$1-year-old'],
  ],
  pt: [
    [/\bintelig[êe]ncia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EUA'],
    [/\brealidade virtual\b/gi, 'VR'],
    [/\bem (uma?) /gi, 'n$1 '],
    [/\b(?:o centro de|a cidade de|o estado de) (?=\p{Lu})/gu, ''],
  ],
  es: [
    [/\binteligencia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EEUU'],
    [/\brealidad virtual\b/gi, 'RV'],
    [/\b(?:el centro de|la ciudad de) (?=\p{Lu})/gu, ''],
  ],
};

/** Uses short forms where the text would otherwise not fit. */
export function abbreviate(text: string, language: PromptLanguage, words: number): string {
  if (text.split(/\s+/).length <= words) return text;
  return shortForms[language].reduce((short, [pattern, form]) => short.replace(pattern, form), text);
}
