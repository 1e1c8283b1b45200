import type { PromptLanguage } from '../../vocabulary.ts';

/** Long names with a widely known short form. */
const shortForms: Record<PromptLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bbefore going to (the )?/gi, 'before $1'],
    [/\bafter going to (the )?/gi, 'after $1'],
    [/\bartificial intelligence\b/gi, 'AI'],
    [/\bunited states(?: of america)?\b/gi, 'US'],
    [/\bunited kingdom\b/gi, 'UK'],
    [/\bvirtual reality\b/gi, 'VR'],
    [/\bnew york city\b/gi, 'New York'],
    [/\b(\d+|two|three|four|five|six|seven|eight|nine|ten)[ -]year[ -]olds?\b/gi, '$1-year-old'],
  ],
  pt: [
    [/\bquanto dinheiro\b/giu, 'quanto'],
    [/(?<!por )\b(?:em cima|dentro) do /giu, 'no '],
    [/(?<!por )\b(?:em cima|dentro) da /giu, 'na '],
    [/\bno meio d([oa]) /giu, 'n$1 '],
    [/\bantes de ir (?:para a|pra|à) /giu, 'antes da '],
    [/\bantes de ir (?:para o|pro|ao) /giu, 'antes do '],
    [/\bintelig[êe]ncia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EUA'],
    [/\brealidade virtual\b/gi, 'VR'],
    [/\bem (uma?) /gi, 'n$1 '],
    [/\bpara o (?=\p{L})/giu, 'pro '],
    [/\bpara a (?=\p{L})/giu, 'pra '],
    [/\b(?:o centro de|a cidade de|o estado de) (?=\p{Lu})/gu, ''],
  ],
  es: [
    [/\b(cu[aá]nto) dinero\b/giu, '$1'],
    [/\ben medio del /giu, 'en el '],
    [/\ben medio de la /giu, 'en la '],
    [/\bdebajo del /giu, 'bajo el '],
    [/\bdebajo de /giu, 'bajo '],
    [/\bencima del /giu, 'sobre el '],
    [/\bencima de /giu, 'sobre '],
    [/\bdentro del /giu, 'en el '],
    [/\bdentro de /giu, 'en '],
    [/\bantes de ir al /giu, 'antes del '],
    [/\bantes de ir a la /giu, 'antes de la '],
    [/\binteligencia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EEUU'],
    [/\brealidad virtual\b/gi, 'RV'],
    [/\b(?:el centro de|la ciudad de) (?=\p{Lu})/gu, ''],
  ],
};

/** Uses short forms if the text would otherwise not fit. */
export function abbreviate(text: string, language: PromptLanguage, words: number): string {
  if (text.split(/\s+/).length <= words) return text;
  return shortForms[language].reduce((short, [pattern, form]) => short.replace(pattern, form), text);
}
