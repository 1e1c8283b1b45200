import { billingEntries, operatorEntries } from '../features/billing/billing.ts';
import { editEntries } from '../features/edits/edits.ts';
import { galleryEntries } from '../features/gallery/gallery.ts';
import { generationEntries } from '../features/generation/generation.ts';
import { jobEntries } from '../features/jobs/jobs.ts';
import { notificationEntries } from '../features/notifications/notifications.ts';
import { sampleEntries, trainingEntries } from '../features/styles/styles.ts';
import { upscalingEntries } from '../features/upscaling/upscaling.ts';
import { createEvents, type Events } from '../platform/events/events.ts';
import { createFileLinks, type FileLinks } from '../platform/http/file-links.ts';
import { createRateWindows, type RateWindows } from '../platform/http/rate-windows.ts';
import { newId } from '../platform/ids.ts';
import { sendMailEntry } from '../platform/mail/mail.ts';
import { createQueue, type Queue } from '../platform/queue/queue.ts';
import { scheduledEntries } from '../schedules.ts';
import type { Resources } from './resources.ts';

/** What features are made with, whichever they are. */
export interface Base extends Pick<Resources, 'config' | 'database' | 'objects' | 'log' | 'clock'> {
  events: Events;
  queue: Queue;
  rateWindows: RateWindows;
  fileLinks: FileLinks;
  newId(): string;
  /** Signs an object's key into an address that its owner's browser may load. */
  sign(key: string): string;
}

/** Everything that a process may enqueue, whether or not it works on it. */
const queueEntries = [
  ...billingEntries,
  ...operatorEntries,
  ...jobEntries,
  ...galleryEntries,
  ...editEntries,
  ...generationEntries,
  ...upscalingEntries,
  ...trainingEntries,
  ...sampleEntries,
  ...notificationEntries,
  ...scheduledEntries,
  sendMailEntry,
];

export function createBase({ config, database, objects, secrets, log, clock }: Resources): Base {
  const fileLinks = createFileLinks(secrets.fileLinks, clock);
  return {
    config,
    database,
    objects,
    log,
    clock,
    events: createEvents(database, log),
    queue: createQueue(database, log, { jobs: queueEntries }),
    rateWindows: createRateWindows(database, clock),
    fileLinks,
    newId,
    sign: (key) => fileLinks.sign(key),
  };
}
