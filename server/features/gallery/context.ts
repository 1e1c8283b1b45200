import type { Database } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { SignKey } from './present.ts';

/** What the gallery is made with. */
export interface GalleryContext {
  database: Database;
  queue: Queue;
  events: Events;
  objects: ObjectStore;
  sign: SignKey;
  /** Whether files that a user downloads carry the prompt. */
  writesPrompt(userId: string): Promise<boolean>;
}
