import type { PromptLanguage } from '../../vocabulary.ts';
import { fold } from '../text.ts';

/** A part of the title, between colons, dashes or sentence ends. */
interface TitlePart {
  text: string;
  isQuestion: boolean;
  isExclamation: boolean;
}

const kickers =
  /^(breaking( news)?|urgente|ultima hora|atencao|atencion|desafio|reto|challenge|review|resena|tutorial|news|noticias?|plantao|vlog|live|unboxing|storytime|guide|guia|part \d+|parte \d+|ep(isode|isodio)? ?\d+|#\d+|live reaction|new|update|exclusive|exclusivo|dica|tips?|day \d+|dia \d+|official|oficial|asmr|podcast|pov|documentary|documental|documentario|true crime( documentary)?|full (video|movie|episode)|highlights|reaction|tutorial completo|react)$/;

const yearPhrase =
  /,?\s*(?:\b(?:in|em|en|de|of|for|para)\s+)?(?<![\d$€£.,])20[2-3]\d\b(?!\s*(?:km|kg|€|\$|%))/gi;

/** A sort of upload named at the end: never printed. */
const uploadSort =
  /(?:[\s,|]+(?:nursery rhymes?|kids songs?|(?:[23]d )?animations?|official (?:music )?video|music video|lyrics?(?: video)?|no commentary|full gameplay|(?:\p{L}+ )?(?:clipe|v[ií]deo) oficial|(?:anima[çc][ãa]o|animaci[óo]n) (?:infantil|[23]d)|(?:m[úu]sica|canci[óo]n|can[çc][ãa]o) infantil)(?=\s|$))+\s*$/iu;

/** Removes what a headline never shows: emoji, hashtags, bracketed remarks and the year. */
export function cleanTitle(title: string): string {
  const cleaned = title
    .replace(/\p{Extended_Pictographic}[\ufe0f\u200d]*/gu, ' ')
    .replace(/(^|\s)#[\p{L}][\p{L}\p{N}_]*/gu, ' ')
    .replace(/\s*[([{][^)\]}]*[)\]}]/g, '')
    .replace(yearPhrase, '')
    .replace(
      /\b(do|does|did|is|are|was|were|has|have|could|should|would) not\b(?! to\b)/gi,
      (_, verb: string) => `${verb}n't`,
    )
    .replace(/\s{2,}/g, ' ')
    .trim();
  const bare = cleaned.replace(uploadSort, '');
  return words(bare) >= 2 ? bare : cleaned;
}

export function splitTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  const pattern = /([^:;|—–.!?¿¡…\n]|\.(?=\S)|:(?=\d)|[!?](?=['’\p{L}]))+([:;|—–.!?…\n]*)/gu;
  for (const match of title.replace(/\s-\s/g, ' — ').matchAll(pattern)) {
    const end = match[2] ?? '';
    const text = match[0].slice(0, match[0].length - end.length).trim();
    if (text && /[\p{L}\p{N}]/u.test(text))
      parts.push({ text, isQuestion: end.includes('?'), isExclamation: end.includes('!') });
  }
  return parts;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Chooses the part for the headline. Drops kickers ("Breaking:"). Keeps a short first part as a lead for the
 * next ("Solar panels: the truth"); otherwise takes the first part.
 */
export function chooseParts(
  parts: readonly TitlePart[],
  language: PromptLanguage,
): { lead: TitlePart | null; main: TitlePart } | null {
  const useful = parts.filter(({ text }) => !kickers.test(fold(text)));
  const all = useful.length > 0 ? useful : parts;
  const [first, second] = all;
  if (!first) return null;
  if (!second) return { lead: null, main: splitAtComma(first, language) };
  if (words(first.text) <= 2 && !first.isQuestion && !first.isExclamation)
    return { lead: first, main: splitAtComma(second, language) };
  return { lead: null, main: splitAtComma(first, language) };
}

/**
 * "Earthquake hits Japan, thousands evacuated": takes the half before the comma if it is a sentence of its
 * own.
 */
function splitAtComma(part: TitlePart, language: PromptLanguage): TitlePart {
  const [first = '', ...rest] = part.text.split(/,\s+/);
  if (rest.length === 0) return part;
  const second = rest.join(', ');
  // The clause after a "but" is the message: both are scored together.
  if (/^(?:but|mas|só que|porém|pero|solo que|sólo que)\s/iu.test(second)) return part;
  const subordinate = {
    en: /^(if|when|while|because|after|before|as|with|in|on|at|for)\b/i,
    pt: /^(se|quando|enquanto|depois|antes|com|em|no|na|para)\b/i,
    es: /^(si|cuando|mientras|después|antes|con|en|para)\b/i,
  };
  if (words(first) >= 3 && words(second) >= 3 && !subordinate[language].test(first))
    return { ...part, text: first };
  if (subordinate[language].test(first) && words(second) >= 3) return { ...part, text: second };
  return part;
}
