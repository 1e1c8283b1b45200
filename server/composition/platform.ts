import type { Feature } from '../feature.ts';
import type { Events } from '../platform/events/events.ts';
import { eventData } from '../platform/events/personal-data.ts';
import type { RateWindows } from '../platform/http/rate-windows.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { DataHolder } from '../platform/personal-data.ts';
import type { Queue } from '../platform/queue/queue.ts';

/** What the platform has a process do. All features use it, so it stands before them. */
export function platformFeatures(platform: {
  events: Events;
  queue: Queue;
  rateWindows: RateWindows;
  mail: Mail;
}): Feature[] {
  const { events, queue, rateWindows, mail } = platform;
  return [
    // First, and so erased last: what the others erase may publish events.
    { name: 'events', sweep: () => events.prune(), stop: () => events.close(), personalData: eventData },
    { name: 'queue', personalData: queueData(queue) },
    { name: 'rate-windows', sweep: () => rateWindows.sweep() },
    { name: 'mail', jobs: () => mail.work(), sweep: () => mail.sweep(), stop: () => mail.close() },
  ];
}

/** Entries name users only in the keys of what they work on, and nothing in them is worth a download. */
function queueData(queue: Queue): DataHolder {
  return { name: 'queue', records: {}, erase: (tx, { userId }) => queue.forget(tx, userId) };
}
