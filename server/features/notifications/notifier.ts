import * as z from 'zod';
import type { EventPayload } from '#contract/events.ts';
import type { GalleryImage } from '#contract/images.ts';
import { coinLimits } from '#contract/limits.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import type { SecondFactorChange } from '#contract/second-factor.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { BillingChange } from '../billing/billing.ts';
import type { BalanceDrop } from '../coins/coins.ts';
import type { SpendingAlarm } from '../engines/engines.ts';
import type { LinkNews } from '../shares/shares.ts';
import type { EndedTraining } from '../styles/styles.ts';
import { addNotification, type NewNotification } from './add-notification.ts';
import { type BillingNotifierDeps, notifyOfBilling } from './billing-notifications.ts';
import { removeAbout, removeUnread } from './store.ts';

/** What other features announce inside their transactions. */
export interface Notifier {
  /** Returns false if the user was notified before. */
  add(tx: Tx, added: NewNotification): Promise<boolean>;
  /**
   * Announces a low balance once, until coins are given again: a job's coins that return and are spent again
   * do not count.
   */
  balanceDropped(tx: Tx, userId: string, balance: BalanceDrop): Promise<void>;
  /** Announces the first picture, once. */
  firstPicture(tx: Tx, userId: string, image: GalleryImage): Promise<void>;
  /** Announces that two-factor sign-in was turned on or off, or that its recovery codes were replaced. */
  secondFactorChanged(tx: Tx, userId: string, change: SecondFactorChange): Promise<void>;
  /** Announces a subscription's purchase, failed payment and end, each once. */
  applied(tx: Tx, news: BillingChange): Promise<void>;
  /** Announces how the training of a style has ended, once per training. */
  trainingEnded(tx: Tx, ended: EndedTraining): Promise<void>;
  /** Removes what was announced of a style's trainings, when the style is deleted. */
  styleDeleted(tx: Tx, style: { userId: string; styleId: string }): Promise<void>;
  /** Notifies an admin of an engine's cost, once a day for each part of its limit. */
  engineSpending(tx: Tx, userId: string, alarm: SpendingAlarm): Promise<void>;
  /** Notifies an admin that ledger, subscriptions and payments differ, once a run. */
  billingFindings(tx: Tx, userId: string, found: { runId: string; count: number }): Promise<void>;
  /**
   * Tells the owner of a private link what its visitors did: the first opening once, comments and choices
   * summed up until they are read.
   */
  linkNews(tx: Tx, news: LinkNews): Promise<void>;
  /** Removes what was announced of links, when they are deleted. */
  linksDeleted(tx: Tx, userId: string, linkIds: readonly string[]): Promise<void>;
}

const countSchema = z.object({ count: z.number() });

/** In cents. */
const toDollars = (micros: number) => Math.round(micros / 10_000) / 100;

export function createNotifier(deps: BillingNotifierDeps): Notifier {
  const add: Notifier['add'] = (tx, added) => addNotification(deps, tx, added);
  const publishRemoved = async (tx: Tx, userId: string, ids: string[]) => {
    const payload: EventPayload<'notification.removed'> = { ids };
    if (ids.length > 0) await deps.events.publish(tx, userId, 'notification.removed', payload);
  };
  return {
    add,
    async balanceDropped(tx, userId, { before, after, lastGrant }) {
      if (before < coinLimits.lowBalance || after >= coinLimits.lowBalance) return;
      const content = { type: 'low_balance', values: { coins: after } } as const;
      await add(tx, { userId, content, once: `low_balance:${await lastGrant()}` });
    },
    async secondFactorChanged(tx, userId, change) {
      const content: NotificationContent =
        change === 'newCodes'
          ? { type: 'recovery_codes', values: {} }
          : { type: 'second_factor', values: { isOn: change === 'on' } };
      await add(tx, { userId, content });
    },
    async firstPicture(tx, userId, image) {
      const content = { type: 'first_image', values: { imageId: image.id } } as const;
      await add(tx, { userId, content, once: 'first_image' });
    },
    applied: (tx, news) => notifyOfBilling(deps, tx, news),
    async trainingEnded(tx, { userId, trainingId, styleId, name, isReady }) {
      const values = { styleId, name };
      const content = { type: isReady ? 'style_ready' : 'style_failed', values } as const;
      await add(tx, { userId, content, once: `training:${trainingId}` });
    },
    async styleDeleted(tx, { userId, styleId }) {
      await publishRemoved(tx, userId, await removeAbout(tx, userId, { styleId }));
    },
    async engineSpending(tx, userId, { engine, day, percent, spentMicros, dailyMicros }) {
      const values = { engine, percent, spent: toDollars(spentMicros), limit: toDollars(dailyMicros) };
      const content = { type: 'engine_spending', values } as const;
      await add(tx, { userId, content, once: `engine_spending:${engine}:${day}:${percent}` });
    },
    async billingFindings(tx, userId, { runId, count }) {
      const content = { type: 'billing_findings', values: { count } } as const;
      await add(tx, { userId, content, once: `billing_findings:${runId}` });
    },
    async linkNews(tx, { userId, linkId, title, what }) {
      const values = { linkId, title: title ?? '' };
      if (what === 'opened') {
        const content = { type: 'link_opened', values } as const;
        await add(tx, { userId, content, once: `link_opened:${linkId}` });
        return;
      }
      const type = what === 'comment' ? 'link_comments' : 'link_choices';
      const unread = await removeUnread(tx, userId, type, { linkId });
      await publishRemoved(
        tx,
        userId,
        unread.map(({ id }) => id),
      );
      const before = unread.map((row) => countSchema.parse(row.values).count);
      const count = before.reduce((sum, one) => sum + one, 1);
      await add(tx, { userId, content: { type, values: { ...values, count } } });
    },
    async linksDeleted(tx, userId, linkIds) {
      const ids: string[] = [];
      for (const linkId of linkIds) ids.push(...(await removeAbout(tx, userId, { linkId })));
      await publishRemoved(tx, userId, ids);
    },
  };
}
