import { contactLimits } from '#contract/limits.ts';

/** Links as users and bots write them: a URL, or forum or HTML markup. */
const link = /https?:\/\/|www\.|\[url\b|<a\s/gi;
/** Markup that only bots write into a plain text field. */
const machineMarkup = /\[url=|\[link=|<a\s+href=/i;

/** Whether a message looks automated: a filled honeypot, forum markup, or many links. */
export function looksLikeSpam({
  message,
  website,
}: {
  message: string;
  website?: string | undefined;
}): boolean {
  if (website !== undefined && website.trim() !== '') return true;
  return machineMarkup.test(message) || (message.match(link)?.length ?? 0) > contactLimits.maxLinks;
}
