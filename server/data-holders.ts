import { auditData } from './features/admin/admin.ts';
import { type Billing, findingData } from './features/billing/billing.ts';
import { ledgerData } from './features/coins/coins.ts';
import type { Contact } from './features/contact/contact.ts';
import { editData } from './features/edits/edits.ts';
import { galleryData } from './features/gallery/gallery.ts';
import type { Jobs } from './features/jobs/jobs.ts';
import { notificationData } from './features/notifications/notifications.ts';
import { showcaseData } from './features/site/site.ts';
import { styleData } from './features/styles/styles.ts';
import { upscaleData } from './features/upscaling/upscaling.ts';
import type { Database } from './platform/database/database.ts';
import { eventData } from './platform/events/personal-data.ts';
import type { DataHolder } from './platform/personal-data.ts';
import type { Queue } from './platform/queue/queue.ts';

/**
 * Every part that keeps something of people's beside their account. A part with a table that names users belongs here:
 * a test searches all tables after an account was deleted.
 */
export function createDataHolders(parts: {
  database: Database;
  queue: Queue;
  jobs: Jobs;
  contact: Contact;
  billing: Pick<Billing, 'personalData'>;
}): DataHolder[] {
  const { database, queue, jobs, contact, billing } = parts;
  return [
    jobs.personalData,
    galleryData(database),
    editData(database),
    upscaleData(database),
    styleData(database),
    notificationData(database),
    showcaseData(database),
    messageData(contact),
    auditData(database),
    // Before the books: what is ended with it may still give or take coins.
    billing.personalData,
    findingData,
    ledgerData(database),
    queueData(queue),
    // Last: what the others do may tell browsers of it.
    eventData,
  ];
}

/** Entries name users only in the keys of what they work on, and nothing in them is worth a download. */
function queueData(queue: Queue): DataHolder {
  return { name: 'queue', records: {}, erase: (tx, { userId }) => queue.forget(tx, userId) };
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
