import { eq } from 'drizzle-orm';
import type { DataHolder } from '../personal-data.ts';
import { eventCursors, events } from './schema.ts';

/**
 * A user's events of the last day. Not exported: each is about a record that is exported by its own feature.
 */
export const eventData: DataHolder = {
  name: 'events',
  records: {},
  async erase(tx, { userId }) {
    await tx.delete(events).where(eq(events.userId, userId));
    await tx.delete(eventCursors).where(eq(eventCursors.userId, userId));
  },
};
