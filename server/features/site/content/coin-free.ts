import type { Language } from '#contract/languages.ts';
import type { SiteContent } from '#contract/site.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

/** What the default content says instead on a server without coins. */
export interface CoinFreeTexts {
  /** The answers by their question; null leaves the question out. */
  answers: Readonly<Record<string, string | null>>;
  /** By name. */
  testimonials: Readonly<Record<string, string>>;
}

const coinFreeTexts = await loadByLanguage<CoinFreeTexts>((language) => import(`./coin-free.${language}.ts`));

/** The content without the coins of new accounts, for a server on which nobody can create one. */
export function withoutFreeCoins(
  content: SiteContent,
  standard: SiteContent,
  language: Language,
): SiteContent {
  // The first question asks what one needs to start.
  const [start] = standard.faq;
  const answer = start && coinFreeTexts(language).answers[start.question];
  if (!answer) return content;
  const faq = content.faq.map((entry) => (entry.answer === start.answer ? { ...entry, answer } : entry));
  return { ...content, faq };
}

/** The content without coins, plans and prices; what the operator has written stays. */
export function withoutCoins(content: SiteContent, standard: SiteContent, language: Language): SiteContent {
  const { answers, testimonials } = coinFreeTexts(language);
  const isStandard = (question: string, answer: string) =>
    standard.faq.some((entry) => entry.question === question && entry.answer === answer);
  const faq = content.faq.flatMap((entry) => {
    const answer = answers[entry.question];
    if (answer === undefined || !isStandard(entry.question, entry.answer)) return [entry];
    return answer === null ? [] : [{ ...entry, answer }];
  });
  return {
    ...content,
    faq,
    testimonials: content.testimonials.map((testimonial) => {
      const isTheirs = standard.testimonials.some(({ text }) => text === testimonial.text);
      const text = testimonials[testimonial.name];
      return isTheirs && text !== undefined ? { ...testimonial, text } : testimonial;
    }),
  };
}
