import { type NotificationWords, writeNotification } from '#contract/notification-texts.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { formatMessage } from '#web/i18n/message.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { contentTexts } from './content-texts.ts';

/** A notification in the user's language. Call it in a component that follows the language by `useTexts`. */
export function textOf(content: NotificationContent): NotificationWords {
  const language = currentLanguage();
  const texts = contentTexts.read(language);
  return writeNotification(content, (key, values) => formatMessage(texts[key], language, values), {
    date: (time) => formatDate(new Date(time), { day: 'numeric', month: 'long' }),
    percent: formatPercent,
  });
}
