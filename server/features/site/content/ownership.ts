import { type Language, languages } from '#contract/languages.ts';
import type { SiteContent } from '#contract/site.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

/** The default answer to "Who owns the pictures?", by the operator's choice. */
export interface OwnershipTexts {
  /** Free accounts co-own their pictures with the operator. */
  shared: string;
  /** Everybody owns their pictures. */
  full: string;
}

const ownershipTexts = await loadByLanguage<OwnershipTexts>(
  (language) => import(`./ownership.${language}.ts`),
);

/** The content with the answer that is true; an answer that the operator has written stays. */
export function withTrueOwnership(
  content: SiteContent,
  language: Language,
  coOwnership: boolean,
): SiteContent {
  const { shared, full } = ownershipTexts(language);
  const [right, wrong] = coOwnership ? [shared, full] : [full, shared];
  const faq = content.faq.map((entry) => (entry.answer === wrong ? { ...entry, answer: right } : entry));
  return { ...content, faq };
}

/** Whether visitors see claims or reviews that no admin has checked: the default ones, or samples alone. */
export function isSampleContent(
  edited: readonly { content: SiteContent; editedAt: string | null }[],
): boolean {
  const isSample = ({ content, editedAt }: (typeof edited)[number]) =>
    editedAt === null || content.testimonials.every((testimonial) => testimonial.isSample);
  return edited.length < languages.length || edited.some(isSample);
}
