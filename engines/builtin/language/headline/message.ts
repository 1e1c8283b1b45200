import type { Grammar } from '../grammar/grammar.ts';
import { isModel } from '../product-names.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { splitWords, type Token } from '../tokens.ts';
import { isFiniteVerb } from './clause.ts';

type ByLanguage<Value> = Record<Grammar['language'], Value>;

/** Ends that promise something without naming it: the first to be left out. */
const teasers: ByLanguage<RegExp> = {
  en: /[,\s]+(?:(?:and|but)\s+)?(?:so you (?:don't|do not) have to|here(?:'s| is) how it went|my (?:honest )?(?:experience|story|opinion|thoughts|journey|review)|(?:it|this|that)? ?(?:changed|ruined|saved) (?:my life|everything)|this (?:is what )?(?:happened|happens)|(?:you won't believe|look|see|guess|here'?s|this is) what (?:happened|happens|i (?:found|learned))(?: next)?|it (?:got|was|went) (?:weird|crazy|wild|insane)|i regret it|i (?:finally )?know why|the results? (?:is|are|was|were) \w+|(?:it )?(?:did not|didn't) end well)[.!?…]*$/i,
  pt: /[,\s]+(?:e\s+)?(?:(?:olha|olhem|veja|vejam|vê)(?: só)? (?:n?o que (?:deu|aconteceu)|no que deu)|(?:isso|isto) (?:aconteceu|rolou)|minha (?:experiência|opinião|história)|(?:isso|isto|ele|ela)? ?(?:mudou|salvou) (?:a )?(?:minha vida|tudo)|deu nisso|aconteceu (?:isso|isto)|foi isso que aconteceu|foi isto que aconteceu|me arrependi|você não vai acreditar)[.!?…]*$/iu,
  es: /[,\s]+(?:y\s+)?(?:esto (?:es lo que )?(?:pasó|ocurrió|sucedió)|esto (?:es lo que )?aprendí|mi (?:experiencia|opinión|historia)|(?:esto|eso)? ?(?:me )?(?:cambió|salvó) (?:mi vida|la vida|todo)|pasó esto|esto fue lo que (?:pasó|ocurrió|sucedió)|mira(?:d)? lo que (?:pasó|ocurrió|sucedió)|no (?:vas a creer|creerás) lo que pasó|me arrepentí|así (?:me fue|quedó|salió))[.!?…]*$/iu,
};

/** "…, scientists warn": the source. */
const sources: ByLanguage<RegExp> = {
  en: /,\s+(?:(?:\p{L}+\s+){1,3}(?:warn|warns|say|says|said|claim|claims|reveal|reveals|confirm|confirms)|according to .{3,30})[.!]*$|\s+according to .{3,40}$/iu,
  pt: /,\s+(?:(?:diz|dizem|alerta|alertam|afirma|afirmam|revela|revelam|segundo)(?:\s+\p{L}+){1,4}|(?:\p{L}+\s+){1,2}(?:alertam|dizem|afirmam))[.!]*$/iu,
  es: /,\s+(?:(?:dice|dicen|alerta|alertan|advierte|advierten|asegura|aseguran|revela|revelan|según)(?:\s+\p{L}+){1,4}|(?:\p{L}+\s+){1,2}(?:alertan|dicen|advierten))[.!]*$/iu,
};

const contrast: ByLanguage<RegExp> = {
  en: /^(.+?),?\s+but\s+(.+)$/i,
  pt: /^(.+?),?\s+(?:mas|só que|porém)\s+(.+)$/iu,
  es: /^(.+?),?\s+(?:pero|sólo que|solo que)\s+(.+)$/iu,
};

const coordination: ByLanguage<RegExp> = {
  en: /^(.+?),?\s+(?:and|so|then|yet)\s+(.+)$/i,
  pt: /^(.+?),?\s+(?:e|então)\s+(.+)$/iu,
  es: /^(.+?),?\s+(?:y|e|así que)\s+(.+)$/iu,
};

/** Where a long story continues with when, why or in spite of what. */
const circumstance: ByLanguage<RegExp> = {
  en: /,?\s+(?:even though|although|though|because|while|whereas|until|so that|ever since|where|who|which|after (?:it|he|she|i|we|they|being|having|my|our)|before (?:it|he|she|i|we|they|my|our)|when (?:it|he|she|i|we|they|my|our)|that (?:had|has|was|were|is|\w+ed|sat|stood|broke|went|took))\s+.*$/i,
  pt: /,?\s+(?:mesmo que|mesmo sem|apesar de|embora|porque|enquanto|até que|onde|depois (?:que|de ter|de ser)|antes que|já que)\s+.*$/iu,
  es: /,?\s+(?:aunque|a pesar de|porque|mientras|hasta que|donde|después de (?:que|haber|ser)|antes de que|ya que)\s+.*$/iu,
};

/** "Sem morrer (nenhuma vez)": repeats the "without". */
const emphasis: RegExp =
  /(?<=(?<!\p{L})(?:without|sem|sin)\s.{3,30})\s+(?:even once|a single time|nenhuma vez|(?:uma )?única vez|uma vez sequer|ni una (?:sola )?vez|una sola vez|ninguna vez)$/iu;

/** "…, only $9 a night": a price as an aside, if another number carries the title. */
const priceAside =
  /(?:,\s*|\s+)(?:for |por |a )?(?:only|just|s[óo]lo|só|apenas) (?:R\$|US\$|[$€£])?\s?\d[\d.,]*\s?(?:[€$]|dollars|bucks|euros|reais|pesos|d[óo]lares)?(?: (?:a|per|por|la|al|each) ?\p{L}*)?$/iu;

/** "Minecraft onde eu construo …": the action there is the message, not the place. */
const stage: ByLanguage<RegExp> = {
  en: /^(?:\S+ ){0,2}\S+ (?:where|in which) (?=(?:i|we)\s)(.+)$/i,
  pt: /^(?:\S+ ){0,2}\S+ (?:onde|em que) (?=(?:eu|nós|a gente)\s)(.+)$/iu,
  es: /^(?:\S+ ){0,2}\S+ (?:donde|en el que|en la que) (?=(?:yo|nosotros)\s)(.+)$/iu,
};

/** "Every time I die the game gets harder": leaves out when, keeps what happens. */
const everyTime: ByLanguage<RegExp> = {
  en: /^(?:every ?time|whenever|each time) (?:i|we|you|he|she|they|it|someone|somebody) \p{L}+(?: \p{L}+){0,3}?,? (?=(?:the|my|our|it|everything|a|i|we|you)\s)/iu,
  pt: /^(?:toda vez|sempre|cada vez) que (?:eu |a gente |você |alguém )?\p{L}+(?: \p{L}+){0,2}?,? (?=(?:o|a|os|as|meu|minha|tudo|eu)\s)/iu,
  es: /^(?:cada vez|siempre) que (?:yo |alguien )?\p{L}+(?: \p{L}+){0,2}?,? (?=(?:el|la|los|las|mi|todo|yo)\s)/iu,
};

/** "I try to survive …": leaves out the trying, keeps the action. */
const attempts: ByLanguage<RegExp> = {
  en: /^(?:(?:i|we)\s+)?(?:(?:am|are|was|were)\s+)?(?:try(?:ing)?|tried|attempt(?:ed|ing)?|decided|wanted|had)\s+to\s+/i,
  pt: /^(?:eu\s+|nós\s+)?(?:tento|tentei|tentamos|tentando|resolvi|decidi|decidimos)\s+/iu,
  es: /^(?:yo\s+|nosotros\s+)?(?:(?:intento|intenté|intentamos|intentando|decidí|decidimos)|trat(?:o|é|amos) de)\s+/iu,
};

const pronouns = /^(?:it|he|she|they|ele|ela|eles|elas|él|ella|ellos|ellas)(?:'s)?\s/iu;
const superlatives = /\b(?:mais|más|most|best|worst|melhor|pior|mejor|peor|\w{3,}est)\b/iu;

const fewWords = 5;
const longWords = 9;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const tagged = (text: string, grammar: Grammar) => tagWords(splitWords(text, grammar, 40), grammar);
const hasVerb = (tokens: readonly Token[]) => tokens.some(isFiniteVerb);

/** Returns whether the part has its own subject and verb, so that it is a sentence. */
function isSentence(text: string, grammar: Grammar): boolean {
  const tokens = tagged(text, grammar);
  if (grammar.language === 'en' && /^\p{L}+'(?:m|re|s|ll|ve|d)$/u.test(tokens[0]?.lower ?? '')) return true;
  const verbAt = tokens.findIndex(isFiniteVerb);
  if (verbAt < 0) return false;
  if (verbAt > 0)
    return ['noun', 'subject', 'determiner', 'possessive', 'adjective', 'adverb', 'object'].includes(
      tokens[0]!.tag,
    );
  // Portuguese and Spanish verbs carry their subject.
  return grammar.language !== 'en';
}

/** Returns whether the text has a number that is not a model's: "100 days", not "GTA 6". */
function holdsAmount(text: string, grammar: Grammar): boolean {
  const tokens = tagged(text, grammar);
  return tokens.some(({ raw }, index) => /\d/.test(raw) && !isModel(tokens, index));
}

/** "Minecraft but every block turns to gold": the part after the "but" is the reason to watch. */
function afterContrast(text: string, grammar: Grammar): string {
  const match = contrast[grammar.language].exec(text);
  const [, before = '', after = ''] = match ?? [];
  if (!match || countWords(text) <= fewWords || countWords(after) < 3) return text;
  // An amount is a stronger hook than what went wrong.
  if (holdsAmount(before, grammar) && !/\d/.test(after)) return before;
  // "The cheapest house … but it is haunted": "it" is the thing named before.
  if (pronouns.test(after) && superlatives.test(before)) return before;
  if (/^(?:not|não|no)\b/iu.test(before) || !isSentence(after, grammar)) return text;
  return after;
}

/**
 * Splits two sentences in one and returns the first, without separating a verb of the second from its noun.
 */
function firstSentence(text: string, grammar: Grammar): string {
  if (countWords(text) <= fewWords) return text;
  const match = coordination[grammar.language].exec(text);
  const [, before = '', after = ''] = match ?? [];
  if (!match || countWords(before) < 3) return text;
  if (!isSentence(after, grammar)) return text;
  // A text that opens like a sentence is one, even if its verb is unknown.
  const opensSentence = ['subject', 'possessive'].includes(tagged(before, grammar)[0]?.tag ?? 'noun');
  if (!opensSentence && !hasVerb(tagged(before, grammar))) return text;
  return before;
}

/** A long story without its circumstances. */
function withoutCircumstance(text: string, grammar: Grammar): string {
  if (countWords(text) <= longWords) return text;
  const short = text.replace(circumstance[grammar.language], '');
  return countWords(short) >= 3 ? short : text;
}

/** Returns the part of a title with its message: whole clauses are left out here, words later. */
export function messageOf(title: string, grammar: Grammar): string {
  const { language } = grammar;
  const bare = title.replace(teasers[language], '').replace(sources[language], '');
  let text = countWords(bare) >= 3 ? bare : title;
  text = text.replace(emphasis, '');
  const priceless = text.replace(priceAside, '');
  if (/\d/.test(priceless) && countWords(priceless) > fewWords) text = priceless;
  const done = stage[language].exec(text)?.[1] ?? '';
  if (countWords(done) > 3) text = done;
  text = afterContrast(text, grammar);
  const main = text.replace(everyTime[language], '');
  if (countWords(main) >= 3) text = main;
  text = firstSentence(text, grammar);
  text = withoutCircumstance(text, grammar);
  if (countWords(text) > fewWords + 1) text = text.replace(attempts[language], '');
  return text.trim() || title;
}
