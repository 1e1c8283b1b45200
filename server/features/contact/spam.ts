import { contactLimits } from '#contract/limits.ts';

/** Links as people and machines write them: an address, or a forum's and a page's markup for one. */
const link = /https?:\/\/|www\.|\[url\b|<a\s/gi;
/** Markup that only machines write into a plain text field. */
const machineMarkup = /\[url=|\[link=|<a\s+href=/i;

/** Whether a message is one that no person wrote: a filled trap, forum markup, or a heap of links. */
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
