import * as z from 'zod';
import { defineCall } from './call.ts';
import { grantSources } from './coins.ts';

export const notificationLimits = {
  defaultPage: 20,
  maxPage: 50,
  /** Newest notifications kept per user. */
  maxPerUser: 200,
} as const;

/** Notification types, each with the values of its texts. */
const kinds = {
  /** Once, at the first request of an account. `coins` is 0 without a grant. */
  welcome: z.object({ coins: z.number().int().min(0), days: z.number().int().min(0) }),
  /** Once, when the first picture is ready. */
  first_image: z.object({ imageId: z.string() }),
  /** Once, if the operator has a community. */
  discord_community: z.object({}),
  /** `coinLimits.expiryWarningDays` before coins expire without a replacement, once per grant. */
  coin_expiration: z.object({
    coins: z.number().int().min(1),
    expiresAt: z.number().int(),
    /** Source of the coins. Rows from before the field existed are about sign-up coins. */
    source: z.enum(grantSources).default('signup'),
  }),
  /** When the balance falls below `coinLimits.lowBalance`, once until the next grant. */
  low_balance: z.object({ coins: z.number().int().min(0) }),
  /** A plan was paid for. `plan` is its label. */
  purchase: z.object({ plan: z.string(), coins: z.number().int().min(0) }),
  /** A renewal failed and is retried; once per invoice. */
  payment_failed: z.object({ plan: z.string() }),
  /** The paid plan ended without another one. */
  subscription_ended: z.object({ plan: z.string() }),
  /** The training of a style ended; `name` is the style's name at that time. */
  style_ready: z.object({ styleId: z.string(), name: z.string() }),
  style_failed: z.object({ styleId: z.string(), name: z.string() }),
  /** For admins: an engine has used a part of its daily limit. Amounts in US dollars. */
  engine_spending: z.object({
    engine: z.string(),
    percent: z.number().int().min(0),
    spent: z.number().min(0),
    limit: z.number().min(0),
  }),
  /** For admins: reconciliation found differences; once per run. */
  billing_findings: z.object({ count: z.number().int().min(1) }),
  /** Two-factor sign-in was turned on or off. */
  second_factor: z.object({ isOn: z.boolean() }),
  /** The recovery codes of two-factor sign-in were replaced. */
  recovery_codes: z.object({}),
  /** A private link was opened for the first time. `title` is empty without one. */
  link_opened: z.object({ linkId: z.string(), title: z.string() }),
  /** Since the last one was read: how many comments a private link has got, and how often visitors chose. */
  link_comments: z.object({ linkId: z.string(), title: z.string(), count: z.number().int().min(1) }),
  link_choices: z.object({ linkId: z.string(), title: z.string(), count: z.number().int().min(1) }),
} as const;

export type NotificationType = keyof typeof kinds;
export const notificationTypes = Object.keys(kinds) as [NotificationType, ...NotificationType[]];

/** What is about coins, plans and payments: hidden while a server uses no coins. */
export const coinNotificationTypes = [
  'coin_expiration',
  'low_balance',
  'purchase',
  'payment_failed',
  'subscription_ended',
  'billing_findings',
] as const satisfies readonly NotificationType[];

function contentOf<T extends NotificationType>(type: T) {
  return z.object({ type: z.literal(type), values: kinds[type] });
}

/** A notification's type and values, before translation. */
export const notificationContentSchema = z.discriminatedUnion('type', [
  contentOf('welcome'),
  contentOf('first_image'),
  contentOf('discord_community'),
  contentOf('coin_expiration'),
  contentOf('low_balance'),
  contentOf('purchase'),
  contentOf('payment_failed'),
  contentOf('subscription_ended'),
  contentOf('style_ready'),
  contentOf('style_failed'),
  contentOf('engine_spending'),
  contentOf('billing_findings'),
  contentOf('second_factor'),
  contentOf('recovery_codes'),
  contentOf('link_opened'),
  contentOf('link_comments'),
  contentOf('link_choices'),
]);
export type NotificationContent = z.infer<typeof notificationContentSchema>;

/** Common fields of notifications; texts are in English. */
const frameSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** In milliseconds since 1970. */
  createdAt: z.number().int(),
  read: z.boolean(),
  /** The link: a path of this site. */
  action: z.object({ text: z.string(), url: z.string().regex(/^\/(?![/\\])/) }).optional(),
});

export const notificationSchema = z.intersection(frameSchema, notificationContentSchema);
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z.object({
  success: z.literal(true),
  /** Newest first. */
  notifications: z.array(notificationSchema),
  /** Number of notifications, and of unread ones. */
  total: z.number().int(),
  unread: z.number().int(),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const listNotifications = defineCall({
  method: 'get',
  path: '/api/notifications',
  summary: 'A page of the user’s notifications, newest first',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(notificationLimits.maxPage)
      .default(notificationLimits.defaultPage),
    /** Where the previous page ended. */
    cursor: z.uuid().optional(),
  }),
  response: notificationPageSchema,
});

const changedSchema = z.object({
  success: z.literal(true),
  /** Ids of the notifications that this call changed. */
  ids: z.array(z.string()),
  /** Number of unread notifications afterwards. */
  unread: z.number().int(),
});

export const readNotification = defineCall({
  method: 'post',
  path: '/api/notifications/{id}/read',
  summary: 'Mark a notification as read. Repeating the call succeeds',
  params: z.object({ id: z.uuid() }),
  response: changedSchema,
});

/** For a device that was offline when the user acted: newer notifications are not affected. */
const untilQuery = z.object({
  /** Limits the call to this notification and older ones; without it, all. */
  until: z.uuid().optional(),
});

export const readAllNotifications = defineCall({
  method: 'post',
  path: '/api/notifications/read-all',
  summary: 'Mark all notifications as read',
  query: untilQuery,
  response: changedSchema,
});

export const clearNotifications = defineCall({
  method: 'delete',
  path: '/api/notifications',
  summary: 'Delete all notifications. One-time notifications do not return',
  query: untilQuery,
  response: changedSchema,
});
