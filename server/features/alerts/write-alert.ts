import type { OperatorWarning } from '#contract/admin-overview.ts';
import { gigabyte, megabyte } from '#contract/bytes.ts';
import { type Language, localeOf } from '#contract/languages.ts';
import { routes } from '#contract/routes.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import { type AlertTexts, alertTexts } from './texts.ts';

/** What happens to an alert; a test has no warning. */
export type AlertEvent =
  | { event: 'opened' | 'resolved'; warning: OperatorWarning }
  | { event: 'test'; warning: null };

/** The alert in words. */
export function wordAlert(
  { event, warning }: AlertEvent,
  language: Language,
): { title: string; line: string } {
  const texts = alertTexts(language);
  if (event === 'test') return texts.test;
  const { title, line } = texts.notices[warning.code];
  const values = valuesOf(warning, texts, language);
  const words = { title: fill(title, values), line: fill(line, values).trim() };
  if (event === 'opened') return words;
  return { title: fill(texts.resolved, { title: words.title }), line: texts.resolvedLine };
}

/** A mail to an admin. */
export function writeAlertMail(
  alert: AlertEvent,
  { language, name, origin }: { language: Language; name: string; origin: string },
): MailBody {
  const texts = alertTexts(language);
  const { title, line } = wordAlert(alert, language);
  return composeMail({
    language: localeOf(language),
    subject: title,
    greeting: fill(texts.greeting, { name }),
    paragraphs: [line],
    action: { label: texts.action, url: origin + routes.admin.path },
    footer: fill(texts.footer, { site: new URL(origin).host }),
  });
}

function valuesOf(
  { engines, details = {} }: OperatorWarning,
  { faults }: AlertTexts,
  language: Language,
): Record<string, string> {
  const locale = localeOf(language);
  const { fault, failures, since, freeBytes, waiting, error } = details;
  // In UTC: the reader's time zone is unknown.
  const dateTime = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const size = (bytes: number) => {
    const isLarge = bytes >= gigabyte;
    const amount = isLarge ? bytes / gigabyte : bytes / megabyte;
    return `${amount.toLocaleString(locale, { maximumFractionDigits: isLarge ? 1 : 0 })} ${isLarge ? 'GB' : 'MB'}`;
  };
  return {
    engines: engines.join(', '),
    fault: fault === undefined ? '' : faults[fault],
    failures: failures?.toLocaleString(locale) ?? '',
    waiting: waiting?.toLocaleString(locale) ?? '',
    since: since === undefined ? '–' : `${new Date(since).toLocaleString(locale, dateTime)} UTC`,
    freeBytes: freeBytes === undefined ? '' : size(freeBytes),
    error: error ?? '',
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, key: string) => values[key] ?? gap);
}
