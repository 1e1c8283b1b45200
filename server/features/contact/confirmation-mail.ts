import { type Language, localeOf } from '#contract/languages.ts';
import { contactLimits } from '#contract/limits.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';

export interface ConfirmationTexts {
  subject: string;
  greeting: string;
  /** With `{days}`, for which the link works. */
  paragraphs: readonly string[];
  action: string;
  footer: string;
}

const textsOf = await loadByLanguage<ConfirmationTexts>(
  (language) => import(`./confirmation-texts.${language}.ts`),
);

/** Asks the owner of an address whether they want it on the affiliate list. */
export function writeConfirmationMail(language: Language, url: string): MailBody {
  const { action, footer, paragraphs, ...mail } = textsOf(language);
  const days = String(contactLimits.confirmationDays);
  return composeMail({
    ...mail,
    language: localeOf(language),
    paragraphs: paragraphs.map((text) => text.replace('{days}', days)),
    action: { label: action, url },
    footer: footer.replace('{site}', new URL(url).host),
  });
}
