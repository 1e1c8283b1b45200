import {
  type NotificationWords,
  notificationTextsEn,
  type WriteText,
  writeNotification,
} from '#contract/notification-texts.ts';
import type { NotificationContent } from '#contract/notifications.ts';

const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');
const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const write: WriteText = (key, values = {}) => {
  const text = notificationTextsEn[key];
  const form =
    typeof text === 'string' ? text : text[plurals.select(Number(values.count)) === 'one' ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
};

/** Writes a notification in English, for clients that do not do it themselves. Days are in UTC. */
export function inEnglish(content: NotificationContent): NotificationWords {
  return writeNotification(content, write, (time) => dates.format(time));
}
