import { createEvents, type Events } from '../platform/events/events.ts';
import { createFileLinks, type FileLinks } from '../platform/http/file-links.ts';
import { createRateWindows, type RateWindows } from '../platform/http/rate-windows.ts';
import { newId } from '../platform/ids.ts';
import { createQueue, type Queue } from '../platform/queue/queue.ts';
import type { Resources } from './resources.ts';

/** What every feature is built from. */
export interface Base extends Pick<Resources, 'config' | 'database' | 'objects' | 'log' | 'clock'> {
  events: Events;
  queue: Queue;
  rateWindows: RateWindows;
  fileLinks: FileLinks;
  newId(): string;
  /** Signs an object's key as a URL for its owner's browser. */
  sign(key: string): string;
}

export function createBase({ config, database, objects, secrets, log, clock }: Resources): Base {
  const fileLinks = createFileLinks(secrets.fileLinks, clock);
  return {
    config,
    database,
    objects,
    log,
    clock,
    events: createEvents(database, log),
    queue: createQueue(database, log),
    rateWindows: createRateWindows(database, clock),
    fileLinks,
    newId,
    sign: (key) => fileLinks.sign(key),
  };
}
