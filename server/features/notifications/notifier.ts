import type { GalleryImage } from '#contract/images.ts';
import { coinLimits } from '#contract/limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { BalanceFall } from '../coins/coins.ts';
import type { SpendingAlarm } from '../engines/engines.ts';
import type { EndedTraining } from '../styles/styles.ts';
import { addNotification, type NewNotification } from './add-notification.ts';
import { type BillingChange, type BillingNewsDeps, tellBillingNews } from './billing-news.ts';

/** What other features tell of inside their transactions. */
export interface Notifier {
  /** False when the user was told before. */
  add(tx: Tx, added: NewNotification): Promise<boolean>;
  /**
   * Says so when the balance has fallen below what is low, once until coins are given again: a job's coins that come back
   * and are spent anew are the same fall.
   */
  balanceFell(tx: Tx, userId: string, balance: BalanceFall): Promise<void>;
  /** Congratulates on the first picture, once. */
  firstPicture(tx: Tx, userId: string, image: GalleryImage): Promise<void>;
  /** Tells what has changed with a subscription: a purchase, a payment that failed, an end, each once. */
  applied(tx: Tx, news: BillingChange): Promise<void>;
  /** Tells how the training of a style has ended, once a training. */
  trainingEnded(tx: Tx, ended: EndedTraining): Promise<void>;
  /** Tells an admin what an engine has cost, once a day and for each part of its limit. */
  engineSpending(tx: Tx, userId: string, alarm: SpendingAlarm): Promise<void>;
  /** Tells an admin that books, subscriptions and payments do not agree, once a comparison. */
  billingFindings(tx: Tx, userId: string, found: { runId: string; count: number }): Promise<void>;
}

/** In cents. */
const toDollars = (micros: number) => Math.round(micros / 10_000) / 100;

export function createNotifier(deps: BillingNewsDeps): Notifier {
  const add: Notifier['add'] = (tx, added) => addNotification(deps, tx, added);
  return {
    add,
    async balanceFell(tx, userId, { before, after, lastGift }) {
      if (before < coinLimits.lowBalance || after >= coinLimits.lowBalance) return;
      const content = { type: 'low_balance', values: { coins: after } } as const;
      await add(tx, { userId, content, once: `low_balance:${await lastGift()}` });
    },
    async firstPicture(tx, userId, image) {
      const content = { type: 'first_image', values: { imageId: image.id } } as const;
      await add(tx, { userId, content, once: 'first_image' });
    },
    applied: (tx, news) => tellBillingNews(deps, tx, news),
    async trainingEnded(tx, { userId, trainingId, styleId, name, isReady }) {
      const values = { styleId, name };
      const content = { type: isReady ? 'style_ready' : 'style_failed', values } as const;
      await add(tx, { userId, content, once: `training:${trainingId}` });
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
  };
}
