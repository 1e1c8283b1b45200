import * as z from 'zod';
import type { Accounts } from './features/accounts/accounts.ts';
import type { Coins } from './features/coins/coins.ts';
import type { Engines } from './features/engines/engines.ts';
import type { Gallery } from './features/gallery/gallery.ts';
import type { Clock } from './platform/clock.ts';
import type { Events } from './platform/events/events.ts';
import type { RateWindows } from './platform/http/rate-windows.ts';
import type { Mail } from './platform/mail/mail.ts';
import { defineJob, type Queue } from './platform/queue/queue.ts';

const empty = z.object({});
const expireCoins = defineJob('expire-coins', empty);
const sweep = defineJob('sweep', empty);
const purgeTrash = defineJob('purge-trash', empty);
const deleteAccounts = defineJob('delete-accounts', empty);

/** What the clock asks for, for a process that does not do it itself. */
export const scheduledEntries = [expireCoins, sweep, purgeTrash, deleteAccounts] as const;

/** Has what has run its time removed: coins every five minutes, accounts every ten, the rest every hour. */
export function workOnSchedules(
  queue: Queue,
  parts: {
    coins: Coins;
    accounts: Accounts;
    engines: Pick<Engines, 'sweep'>;
    gallery: Pick<Gallery, 'purgeDue' | 'sweep'>;
    events: Events;
    mail: Mail;
    rateWindows: RateWindows;
    clock: Clock;
  },
): void {
  queue.work(expireCoins, async () => {
    await parts.coins.expireDue(parts.clock.now());
  });
  queue.work(sweep, async () => {
    await parts.events.prune();
    await parts.accounts.removeEndedSessions(parts.clock.now());
    await parts.rateWindows.sweep();
    await parts.mail.sweep();
    await parts.engines.sweep();
    await parts.gallery.sweep();
  });
  queue.work(purgeTrash, async ({ signal }) => {
    await parts.gallery.purgeDue(signal);
  });
  queue.work(deleteAccounts, async ({ signal }) => {
    await parts.accounts.deleteDueAccounts(parts.clock.now(), signal);
  });
  queue.schedule(expireCoins, '*/5 * * * *', {});
  queue.schedule(deleteAccounts, '*/10 * * * *', {});
  queue.schedule(purgeTrash, '23 * * * *', {});
  queue.schedule(sweep, '41 * * * *', {});
}
