import type { Grammar } from './grammar/grammar.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const styleWords =
  /\b(background|backdrop|cinematic|dramatic|lighting|neon|gradient|close-?up|minimalist|tones?|watercolou?r|style|epic|photo(graph|realistic)?|illustration|bokeh|render|4k|8k|hdr|hyperrealistic|realistic|vibrant|vivid|pastel|low poly|soft light|golden hour|fundo|estilo|luz|iluminacao|cinematografic[oa]|realista|cores|clima de|fondo|colores|acuarela|aquarela|epic[oa]|iluminacion|desenho (?:animado|infantil|fofo|a lapis)|dibujo (?:animado|infantil|a lapiz)|drawing|cartoon style|comic style|comic book|anime style|big letters|bold letters|letras grandes|bright colors|muted \w+|moody|pixel art|oil painting|pintura a oleo|3d)\b/g;

/** Words that only titles have, never descriptions of pictures. */
const titleWords =
  /\b(guide|tips|tutorial|review|recipe|explained|beginners|tricks|reaction|challenge|vlog|day (?:of|in)|routine|tour|opinion|experience|highlights|lessons|mistakes|reasons|story|rutina|rotina|opiniao|opinion|experiencia|erros|errores|guia|dicas|truques|receita|iniciantes|reagindo|desafio|consejos|trucos|receta|principiantes|reaccion\w*|reto|resena|explicad[oa])\b/;

const openings = {
  en: /^(an?|two|three|some|close-?up|abstract|minimalist|several|portrait of|photo of|picture of|image of|illustration of|view of)\b/,
  pt: /^(uma?|dois|duas|tres|varios|varias|retrato de|foto de|imagem de|ilustracao de)\b/,
  es: /^(una?|dos|tres|varios|varias|retrato de|foto de|imagen de|ilustracion de)\b/,
};
const definiteOpenings = { en: /^the\b/, pt: /^(o|a|os|as)\b/, es: /^(el|la|los|las)\b/ };
const nonFinite = /(ing|ndo|ed|[aei]r|[ai]d[oa]s?)$/;

/** From this many points on, a prompt describes a picture; below it is a title to print. */
const sceneFrom = 2.2;

/** Returns whether the prompt is a title to print or describes a picture, by style words and verbs. */
export function kindOf(prompt: string, tokens: readonly Token[], grammar: Grammar): 'title' | 'scene' {
  const folded = fold(prompt).slice(0, 600);
  const styled = (folded.match(styleWords) ?? []).length;
  const [firstPart = '', ...tail] = folded.split(/,\s/);
  const styledTail = tail.some((part) => isStylePart(part));
  if (/[?¿]|\b(vs|versus)\b/.test(folded)) return 'title';
  if (/[\d!¡]/.test(folded) && styled < 2) return 'title';
  const early = tokens.slice(0, 60);
  const hasFiniteVerb = early.some(
    ({ tag, folded: word }) =>
      tag === 'subject' ||
      tag === 'question' ||
      tag === 'possessive' ||
      tag === 'auxiliary' ||
      (tag === 'verb' && !nonFinite.test(word)),
  );
  const first = early[0];
  const looksDescribed = /^\p{Ll}/u.test(prompt) || openings[grammar.language].test(folded);
  let points = styledTail ? 2 : isStylePart(firstPart) ? (looksDescribed ? 1.6 : 0.4) : 0;
  points -= titleWords.test(folded) ? 1 : 0;
  points += styled > 1 ? 0.8 : 0;
  points += /^\p{Ll}/u.test(prompt) ? 0.3 : 0;
  points += openings[grammar.language].test(folded) ? 1.5 : 0;
  points += hasFiniteVerb ? -1.5 : 0.6;
  points += folded.includes(',') ? 0.6 : 0;
  points +=
    first?.tag !== 'verb' && early.some(({ tag, folded: word }) => tag === 'verb' && /(ing|ndo)$/.test(word))
      ? 0.6
      : 0;
  points -= early.slice(0, 2).some(({ tag }) => tag === 'superlative') ? 1 : 0;
  points -= definiteOpenings[grammar.language].test(folded) ? 1 : 0;
  points += early.length > 30 ? 1.2 : 0;
  return points >= sceneFrom ? 'scene' : 'title';
}

/** Returns whether a part describes only the look ("purple background", "cinematic lighting"). */
export function isStylePart(folded: string): boolean {
  styleWords.lastIndex = 0;
  return styleWords.test(folded);
}
