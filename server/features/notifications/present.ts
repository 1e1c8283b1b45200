import {
  type NotificationWords,
  notificationTextsEn,
  type WriteText,
  writeNotification,
} from '#contract/notification-texts.ts';
import {
  type Notification,
  type NotificationContent,
  type NotificationType,
  notificationContentSchema,
} from '#contract/notifications.ts';
import { plansPath } from '#contract/plans-path.ts';
import { routes } from '#contract/routes.ts';
import type { NotificationRow } from './schema.ts';

/** The page that each type opens. */
const urls: Record<NotificationType, string> = {
  welcome: routes.studio.path,
  first_image: routes.gallery.path,
  discord_community: routes.community.path,
  coin_expiration: routes.studio.path,
  low_balance: plansPath('low_balance'),
  purchase: routes.studio.path,
  payment_failed: routes.pricing.path,
  second_factor: routes.profile.path,
  recovery_codes: routes.profile.path,
  subscription_ended: plansPath('plan_ended'),
  style_ready: routes.studio.path,
  style_failed: routes.studio.path,
  engine_spending: `${routes.admin.path}?part=engines`,
  billing_findings: `${routes.admin.path}?part=money`,
  link_opened: routes.links.path,
  link_comments: routes.links.path,
  link_choices: routes.links.path,
};

const noGift = { coins: 0, days: 0 };

function urlOf(content: NotificationContent): string {
  const page = urls[content.type];
  // The gallery and the page of links show what their URL names.
  if (content.type === 'first_image') return `${page}?image=${content.values.imageId}`;
  return 'linkId' in content.values ? `${page}?link=${content.values.linkId}` : page;
}

/** Presents a row to its user. Without coins, a welcome from before names none. */
export function presentNotification(row: NotificationRow, { usesCoins } = { usesCoins: true }): Notification {
  const stored = notificationContentSchema.parse({ type: row.type, values: row.values });
  const content = usesCoins || stored.type !== 'welcome' ? stored : { ...stored, values: noGift };
  const { title, message, action } = inEnglish(content);
  return {
    ...content,
    id: row.id,
    title,
    message,
    createdAt: row.createdAt.getTime(),
    read: row.readAt !== null,
    action: { text: action, url: urlOf(content) },
  };
}

const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');
const percents = new Intl.NumberFormat('en', { style: 'percent' });
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
function inEnglish(content: NotificationContent): NotificationWords {
  return writeNotification(content, write, {
    date: (time) => dates.format(time),
    percent: (value) => percents.format(value / 100),
  });
}
