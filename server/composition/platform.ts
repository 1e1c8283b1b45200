import type { Feature } from '../feature.ts';
import type { Events } from '../platform/events/events.ts';
import { eventData } from '../platform/events/personal-data.ts';
import type { RateWindows } from '../platform/http/rate-windows.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { DataHolder } from '../platform/personal-data.ts';
import type { Queue } from '../platform/queue/queue.ts';

/** The platform's own features. First, since all others use them. */
export function platformFeatures(platform: {
  events: Events;
  queue: Queue;
  rateWindows: RateWindows;
  mail: Mail;
}): Feature[] {
  const { events, queue, rateWindows, mail } = platform;
  return [
    // First, and so erased last: erasing other features' data may publish events.
    { name: 'events', sweep: () => events.prune(), stop: () => events.close(), personalData: eventData },
    { name: 'queue', personalData: queueData(queue) },
    { name: 'rate-windows', sweep: () => rateWindows.sweep() },
    { name: 'mail', jobs: () => mail.work(), sweep: () => mail.sweep(), stop: () => mail.close() },
  ];
}

/** Entries contain user ids only in their keys, and nothing worth exporting. */
function queueData(queue: Queue): DataHolder {
  return { name: 'queue', records: {}, erase: (tx, { userId }) => queue.deleteEntriesOf(tx, userId) };
}
