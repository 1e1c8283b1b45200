import {
  type Notification,
  type NotificationContent,
  type NotificationType,
  notificationContentSchema,
} from '#contract/notifications.ts';
import { plansPath } from '#contract/plans-path.ts';
import { routes } from '#contract/routes.ts';
import { inEnglish } from './english.ts';
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
  subscription_ended: plansPath('plan_ended'),
  style_ready: routes.studio.path,
  style_failed: routes.studio.path,
  engine_spending: `${routes.admin.path}?part=engines`,
  billing_findings: `${routes.admin.path}?part=money`,
};

function urlOf(content: NotificationContent): string {
  const page = urls[content.type];
  // The gallery shows the picture named in its URL.
  return content.type === 'first_image' ? `${page}?image=${content.values.imageId}` : page;
}

export function presentNotification(row: NotificationRow): Notification {
  const content = notificationContentSchema.parse({ type: row.type, values: row.values });
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
