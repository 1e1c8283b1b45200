import { loadByLanguage } from '#server/platform/by-language.ts';

export interface ConfirmationTexts {
  subject: string;
  greeting: string;
  /** With `{days}`, the link's lifetime. */
  paragraphs: readonly string[];
  action: string;
  footer: string;
}

export const confirmationTexts = await loadByLanguage<ConfirmationTexts>(
  (language) => import(`./confirmation-texts.${language}.ts`),
);
