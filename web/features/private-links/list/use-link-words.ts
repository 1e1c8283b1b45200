import type { PrivateLink } from '#contract/private-links.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { linksTexts } from '../texts.ts';

/** A link's name, state and figures in the reader's language. */
export function useLinkWords(link: PrivateLink) {
  const t = useTexts(linksTexts);
  const figures = [t('viewCount', { count: link.views })];
  if (link.allowsComments) figures.push(t('commentCount', { count: link.comments }));
  if (link.allowsChoice) figures.push(t('choiceCount', { count: link.choices }));
  return {
    name: link.title ?? formatDate(link.createdAt, dateAndTime),
    state:
      link.state === 'open'
        ? t('openUntil', { date: formatDate(link.expiresAt, dateAndTime) })
        : t(link.state),
    figures,
  };
}
