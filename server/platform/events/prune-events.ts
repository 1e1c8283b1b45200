import * as z from 'zod';
import { defineJob, type Queue } from '../queue/queue.ts';
import type { Events } from './events.ts';

const pruneEventsEntry = defineJob('events-prune', z.object({}));

/** Has old events forgotten every hour. */
export function addEventPruning(queue: Queue, events: Events): void {
  queue.work(pruneEventsEntry, async () => {
    await events.prune();
  });
  queue.schedule(pruneEventsEntry, '41 * * * *', {});
}
