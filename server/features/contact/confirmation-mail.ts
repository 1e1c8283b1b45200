import { type Language, localeOf } from '#contract/languages.ts';
import { contactLimits } from '#contract/limits.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';

export interface ConfirmationTexts {
  subject: string;
  greeting: string;
  /** With `{days}`, the link's lifetime. */
  paragraphs: readonly string[];
  action: string;
  footer: string;
}

const textsOf = await loadByLanguage<ConfirmationTexts>(
  (language) => import(`./confirmation-texts.${language}.ts`),
);

/** Writes the mail that asks the owner of an address to confirm the affiliate list. */
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
