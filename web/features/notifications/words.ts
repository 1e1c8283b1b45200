import { type NotificationWords, writeNotification } from '#contract/notification-texts.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { formatMessage } from '#web/i18n/message.ts';
import { notificationsTexts } from './texts.ts';

/** A notification in the reader's language. Call it where `useTexts(notificationsTexts)` has the language followed. */
export function wordsOf(content: NotificationContent): NotificationWords {
  const language = currentLanguage();
  const texts = notificationsTexts.read(language);
  return writeNotification(
    content,
    (key, values) => formatMessage(texts[key], language, values),
    (time) => formatDate(new Date(time), { day: 'numeric', month: 'long' }),
  );
}
