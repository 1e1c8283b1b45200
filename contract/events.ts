import * as z from 'zod';
import { galleryImageSchema } from './images.ts';
import { jobProgressSchema, jobSchema } from './jobs.ts';
import { notificationSchema } from './notifications.ts';
import { customImageStyleSchema, customThumbnailStyleSchema } from './styles.ts';

/**
 * What the server pushes over `GET /api/events`. `reset` says that events were missed: fetch everything
 * again.
 */
export const eventSchemas = {
  'coins.changed': z.object({ coins: z.number().int() }),
  /** The plan, the subscription, or what is known of a payment: ask again. */
  'billing.changed': z.object({}),
  'job.changed': z.object({ job: jobSchema }),
  'job.progress': z.object({
    jobId: z.string(),
    progress: jobProgressSchema,
    /**
     * What the engine has so far: a small WebP in base64. It comes at most about twice a second, and is not
     * kept.
     */
    preview: z.base64().max(7_000).optional(),
  }),
  /** A trained style is new, or its training came further. */
  'style.changed': z.object({ style: customThumbnailStyleSchema }),
  'style.deleted': z.object({ id: z.string() }),
  /** A style that is described in words is new, or says something else. */
  'image-style.changed': z.object({ style: customImageStyleSchema }),
  'image-style.deleted': z.object({ id: z.string() }),
  'image.created': z.object({ image: galleryImageSchema }),
  /** It went to the trash, or for ever. */
  'image.deleted': z.object({ id: z.string() }),
  /** One picture says something else: a favourite, its tags, its collections. */
  'image.changed': z.object({ image: galleryImageSchema }),
  /**
   * Pictures, collections or counts changed at once. Where `pictures` is there, no other picture has, and
   * what is counted or collected is to be fetched again alone; where it is not, everything is.
   */
  'gallery.changed': z.object({
    pictures: z
      .object({
        changed: z.array(galleryImageSchema),
        /** Ids of those that went to the trash, or for ever. */
        removed: z.array(z.string()),
      })
      .optional(),
  }),
  'notification.created': z.object({ notification: notificationSchema }),
  /** These were unread and are read now. */
  'notification.changed': z.object({ ids: z.array(z.string()) }),
  'notification.removed': z.object({ ids: z.array(z.string()) }),
  reset: z.object({}),
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventPayload<T extends EventType> = z.infer<(typeof eventSchemas)[T]>;
export type AppEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

export const eventTypes = Object.keys(eventSchemas) as [EventType, ...EventType[]];

export const eventsPath = '/api/events';

/** Reads an event from the wire; null for a type this client does not know or a payload that does not fit. */
export function parseEvent(type: string, payload: unknown): AppEvent | null {
  if (!Object.hasOwn(eventSchemas, type)) return null;
  const result = eventSchemas[type as EventType].safeParse(payload);
  return result.success ? ({ type, payload: result.data } as AppEvent) : null;
}
