import { ledgerData } from './features/coins/coins.ts';
import type { Contact } from './features/contact/contact.ts';
import { galleryData } from './features/gallery/gallery.ts';
import type { Jobs } from './features/jobs/jobs.ts';
import { notificationData } from './features/notifications/notifications.ts';
import { showcaseData } from './features/site/site.ts';
import { styleData } from './features/styles/styles.ts';
import type { Database } from './platform/database/database.ts';
import { eventData } from './platform/events/personal-data.ts';
import type { DataHolder } from './platform/personal-data.ts';

/**
 * Every part that keeps something of people's beside their account. A part with a table that names users belongs here:
 * a test searches all tables after an account was deleted.
 */
export function createDataHolders(parts: { database: Database; jobs: Jobs; contact: Contact }): DataHolder[] {
  const { database, jobs, contact } = parts;
  return [
    jobs.personalData,
    galleryData(database),
    styleData(database),
    notificationData(database),
    showcaseData(database),
    messageData(contact),
    ledgerData(database),
    // Last: what the others do may tell browsers of it.
    eventData,
  ];
}

function messageData(contact: Contact): DataHolder {
  return {
    name: 'messages',
    records: {
      async *messages(userId) {
        yield* (await contact.dataOf(userId)).messages;
      },
      async *interests(userId) {
        yield* (await contact.dataOf(userId)).interests;
      },
    },
    erase: (tx, leaver) => contact.forget(tx, leaver),
  };
}
