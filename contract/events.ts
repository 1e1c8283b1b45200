import * as z from 'zod';
import { galleryImageSchema } from './images.ts';
import { jobProgressSchema, jobSchema } from './jobs.ts';
import { notificationSchema } from './notifications.ts';
import { customImageStyleSchema, customThumbnailStyleSchema } from './styles.ts';

/**
 * Events that the server pushes over `GET /api/events`. `reset` means that events were missed: fetch
 * everything again.
 */
export const eventSchemas = {
  'coins.changed': z.object({ coins: z.number().int() }),
  /** Plan, subscription or payment state changed: fetch it again. */
  'billing.changed': z.object({}),
  'job.changed': z.object({ job: jobSchema }),
  'job.progress': z.object({
    jobId: z.string(),
    progress: jobProgressSchema,
    /** The unfinished picture: a small WebP in base64, at most about twice a second. Not stored. */
    preview: z.base64().max(7_000).optional(),
  }),
  /** A trained style was created, or its training progressed. */
  'style.changed': z.object({ style: customThumbnailStyleSchema }),
  'style.deleted': z.object({ id: z.string() }),
  /** A described style was created or changed. */
  'image-style.changed': z.object({ style: customImageStyleSchema }),
  'image-style.deleted': z.object({ id: z.string() }),
  'image.created': z.object({ image: galleryImageSchema }),
  /** Moved to the trash, or deleted forever. */
  'image.deleted': z.object({ id: z.string() }),
  /** The favourite mark, tags or collections of one picture changed. */
  'image.changed': z.object({ image: galleryImageSchema }),
  /**
   * Many pictures, collections or counts changed at once. With `pictures`, no other picture changed: fetch
   * only counts and collections again. Without it, fetch everything again.
   */
  'gallery.changed': z.object({
    pictures: z
      .object({
        changed: z.array(galleryImageSchema),
        /** Ids of pictures moved to the trash or deleted forever. */
        removed: z.array(z.string()),
      })
      .optional(),
  }),
  /**
   * A document of the canvas editor was made or changed. `tab` is what the tab that changed it calls itself;
   * null for changes that come from no open tab, such as a restored snapshot.
   */
  'canvas.changed': z.object({ documentId: z.string(), tab: z.string().nullable() }),
  /** A document was moved to the trash, or deleted forever. */
  'canvas.deleted': z.object({ documentId: z.string() }),
  /** A private link was made, changed, opened for the first time, commented on, or has a new choice. */
  'link.changed': z.object({ id: z.string() }),
  'notification.created': z.object({ notification: notificationSchema }),
  /** These notifications were marked as read. */
  'notification.changed': z.object({ ids: z.array(z.string()) }),
  'notification.removed': z.object({ ids: z.array(z.string()) }),
  reset: z.object({}),
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventPayload<T extends EventType> = z.infer<(typeof eventSchemas)[T]>;
export type AppEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

export const eventTypes = Object.keys(eventSchemas) as [EventType, ...EventType[]];

export const eventsPath = '/api/events';

/** Reads an event from the wire; null for an unknown type or an invalid payload. */
export function parseEvent(type: string, payload: unknown): AppEvent | null {
  if (!Object.hasOwn(eventSchemas, type)) return null;
  const result = eventSchemas[type as EventType].safeParse(payload);
  return result.success ? ({ type, payload: result.data } as AppEvent) : null;
}
