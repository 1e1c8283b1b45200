import * as z from 'zod';
import { defineCall } from './call.ts';
import { grantSources } from './coins.ts';

export const notificationLimits = {
  defaultPage: 20,
  maxPage: 50,
  /** Older ones make room for new ones. */
  keptPerUser: 200,
} as const;

/** What a notification can be about, each with the values that its words are written with. */
const kinds = {
  /** Once, when an account is first seen. No coins: none were given. */
  welcome: z.object({ coins: z.number().int().min(0), days: z.number().int().min(0) }),
  /** Once, when the first picture is ready. */
  first_image: z.object({ imageId: z.string() }),
  /** Once, where the operator has a community. */
  discord_community: z.object({}),
  /** Some days before coins expire that no others take the place of, once per grant. */
  coin_expiration: z.object({
    coins: z.number().int().min(1),
    expiresAt: z.number().int(),
    /** Where the coins came from; those told of before it was written down came from the sign-up. */
    source: z.enum(grantSources).default('signup'),
  }),
  /** When the balance falls below `coinLimits.lowBalance`, once until coins are given again. */
  low_balance: z.object({ coins: z.number().int().min(0) }),
  /** A plan was paid for. `plan` is its name as it is shown. */
  purchase: z.object({ plan: z.string(), coins: z.number().int().min(0) }),
  /** A renewal could not be collected, and is tried again; once per invoice. */
  payment_failed: z.object({ plan: z.string() }),
  /** A plan that was paid for has ended, and there is no other. */
  subscription_ended: z.object({ plan: z.string() }),
  /** The training of a style has ended; `name` is the style's at that moment. */
  style_ready: z.object({ styleId: z.string(), name: z.string() }),
  style_failed: z.object({ styleId: z.string(), name: z.string() }),
  /** For admins: an engine has cost a part of what it may in a day. Amounts in US dollars. */
  engine_spending: z.object({
    engine: z.string(),
    percent: z.number().int().min(0),
    spent: z.number().min(0),
    limit: z.number().min(0),
  }),
  /** For admins: ledger, grants, subscriptions and payment provider do not agree, once a comparison. */
  billing_findings: z.object({ count: z.number().int().min(1) }),
} as const;

export type NotificationType = keyof typeof kinds;
export const notificationTypes = Object.keys(kinds) as [NotificationType, ...NotificationType[]];

function contentOf<T extends NotificationType>(type: T) {
  return z.object({ type: z.literal(type), values: kinds[type] });
}

/** What a notification is about, before it is written in a language. */
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
]);
export type NotificationContent = z.infer<typeof notificationContentSchema>;

/** What every notification has besides, in English where it is words. */
const frameSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** In milliseconds since 1970. */
  createdAt: z.number().int(),
  read: z.boolean(),
  /** Where it leads: a path of this site. */
  action: z.object({ text: z.string(), url: z.string().regex(/^\/(?![/\\])/) }).optional(),
});

export const notificationSchema = z.intersection(frameSchema, notificationContentSchema);
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z.object({
  success: z.literal(true),
  /** Newest first. */
  notifications: z.array(notificationSchema),
  /** How many there are, and how many of them are unread. */
  total: z.number().int(),
  unread: z.number().int(),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const listNotifications = defineCall({
  method: 'get',
  path: '/api/notifications',
  summary: 'A page of the notifications, newest first',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(notificationLimits.maxPage)
      .default(notificationLimits.defaultPage),
    /** Where the page before ended. */
    cursor: z.uuid().optional(),
  }),
  response: notificationPageSchema,
});

const changedSchema = z.object({
  success: z.literal(true),
  /** The notifications that this call has changed. */
  ids: z.array(z.string()),
  /** How many are unread now. */
  unread: z.number().int(),
});

export const readNotification = defineCall({
  method: 'post',
  path: '/api/notifications/{id}/read',
  summary: 'Mark a notification as read. Repeating it succeeds',
  params: z.object({ id: z.uuid() }),
  response: changedSchema,
});

/** What a device asks for that was offline when its user did it is not about what has come meanwhile. */
const untilQuery = z.object({
  /** Only this notification and older ones; all without it. */
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
  summary: 'Remove all notifications. One-time notifications do not come back',
  query: untilQuery,
  response: changedSchema,
});
