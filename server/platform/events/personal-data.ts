import { eq } from 'drizzle-orm';
import type { DataHolder } from '../personal-data.ts';
import { eventCursors, events } from './schema.ts';

/** What happened to a user in the last day. Each event tells of a record that is exported where it belongs. */
export const eventData: DataHolder = {
  name: 'events',
  records: {},
  async erase(tx, { userId }) {
    await tx.delete(events).where(eq(events.userId, userId));
    await tx.delete(eventCursors).where(eq(eventCursors.userId, userId));
  },
};
