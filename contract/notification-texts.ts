import type { NotificationContent } from './notifications.ts';
import { remainingGenerations, tools } from './tools.ts';

/**
 * Notification texts in English. The server answers with these; the browser shows them in the user's
 * language. Names in braces, such as `{count}`, are filled from the notification's values. The titles of
 * `welcome` and `first_image` are fixed by the specification.
 */
export const notificationTextsEn = {
  welcomeTitle: 'Welcome to Adventure',
  welcomeGift: {
    one: 'You have {coins} free coins to use within {count} day.',
    other: 'You have {coins} free coins to use within {count} days.',
  },
  welcomeLine: 'Write a sentence, get a thumbnail.',
  welcomeAction: 'Make a thumbnail',

  firstImageTitle: 'Congratulations on Your First Creation!',
  firstImageLine: 'Your first picture is in the gallery.',
  firstImageAction: 'View picture',

  communityTitle: 'Join the community',
  communityLine: 'Share, ask, get feedback.',
  communityAction: 'Join',

  expirationTitle: 'Your free coins expire soon',
  expirationTitleOther: 'Some of your coins expire soon',
  expirationLine: { one: '{count} coin expires on {date}.', other: '{count} coins expire on {date}.' },
  expirationAction: 'Use coins',

  lowBalanceTitle: 'Your coins are running low',
  lowBalanceLine: {
    one: '{coins} coins left, enough for {count} thumbnail.',
    other: '{coins} coins left, enough for {count} thumbnails.',
  },
  lowBalanceNone: {
    one: '{count} coin left. A thumbnail costs {price}.',
    other: '{count} coins left. A thumbnail costs {price}.',
  },
  lowBalanceAction: 'See plans',

  purchaseTitle: 'Your {plan} plan is active',
  purchaseLine: {
    one: '{count} coin was added to your balance.',
    other: '{count} coins were added to your balance.',
  },
  purchaseAction: 'Go to the studio',

  paymentFailedTitle: 'Your payment failed',
  paymentFailedLine: 'Your {plan} plan stays active while we try again. Check your payment method.',
  paymentFailedAction: 'Manage subscription',

  subscriptionEndedTitle: 'Your {plan} plan has ended',
  subscriptionEndedLine:
    'You are now on the free plan. You keep your pictures, and your coins until they expire.',
  subscriptionEndedAction: 'See plans',

  styleReadyTitle: 'Your style “{name}” is ready',
  styleReadyLine: 'Choose it in the studio, or type its trigger word in a prompt.',
  styleReadyAction: 'Use style',

  styleFailedTitle: 'Your style “{name}” could not be trained',
  styleFailedLine: 'Recover it in the studio to try again at no cost.',
  styleFailedAction: 'Go to the studio',

  spendingTitle: "The engine “{engine}” has used {percent} of today's limit",
  spendingLine: '{spent} of {limit} US dollars spent. At the limit, the next engine is used.',
  spendingAction: 'See engines',

  findingsTitle: 'Coins and payments do not match',
  findingsLine: {
    one: 'The last reconciliation of ledger, subscriptions and payments found {count} difference.',
    other: 'The last reconciliation of ledger, subscriptions and payments found {count} differences.',
  },
  findingsAction: 'See the differences',

  secondFactorOn: 'Two-factor sign-in is on',
  secondFactorOff: 'Two-factor sign-in is off',
  recoveryCodesTitle: 'You have new recovery codes',
  secondFactorLine: 'If it was not you, change your password.',
  secondFactorAction: 'Open your profile',

  linkOpenedTitle: 'Your link was opened',
  linkCommentsTitle: { one: '{count} new comment on your link', other: '{count} new comments on your link' },
  linkChoicesTitle: { one: '{count} new choice on your link', other: '{count} new choices on your link' },
  linkLine: 'On a private link of yours.',
  linkLineNamed: 'On your private link “{name}”.',
  linkAction: 'See the link',
} as const;

/** Formats one of the texts with its values; numbers and plurals follow the language. */
export type WriteText = (
  key: keyof typeof notificationTextsEn,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface NotificationWords {
  title: string;
  message: string;
  /** Link text. */
  action: string;
}

/** How one language writes what is neither a number nor a word. */
export interface NotificationFormats {
  /** @param time milliseconds since 1970 */
  date(time: number): string;
  /** @param value such as 80 */
  percent(value: number): string;
}

/** Writes a notification's texts with the formatters of one language. */
export function writeNotification(
  { type, values }: NotificationContent,
  write: WriteText,
  formats: NotificationFormats,
): NotificationWords {
  switch (type) {
    case 'second_factor':
      return {
        title: write(values.isOn ? 'secondFactorOn' : 'secondFactorOff'),
        message: write('secondFactorLine'),
        action: write('secondFactorAction'),
      };
    case 'recovery_codes':
      return {
        title: write('recoveryCodesTitle'),
        message: write('secondFactorLine'),
        action: write('secondFactorAction'),
      };
    case 'welcome':
      return {
        title: write('welcomeTitle'),
        message:
          values.coins > 0
            ? write('welcomeGift', { coins: values.coins, count: values.days })
            : write('welcomeLine'),
        action: write('welcomeAction'),
      };
    case 'first_image':
      return {
        title: write('firstImageTitle'),
        message: write('firstImageLine'),
        action: write('firstImageAction'),
      };
    case 'discord_community':
      return {
        title: write('communityTitle'),
        message: write('communityLine'),
        action: write('communityAction'),
      };
    case 'coin_expiration':
      return {
        title: write(values.source === 'signup' ? 'expirationTitle' : 'expirationTitleOther'),
        message: write('expirationLine', { count: values.coins, date: formats.date(values.expiresAt) }),
        action: write('expirationAction'),
      };
    case 'low_balance':
      return {
        title: write('lowBalanceTitle'),
        message: writeLowBalance(values.coins, write),
        action: write('lowBalanceAction'),
      };
    case 'purchase':
      return {
        title: write('purchaseTitle', { plan: values.plan }),
        message: write('purchaseLine', { count: values.coins }),
        action: write('purchaseAction'),
      };
    case 'payment_failed':
      return {
        title: write('paymentFailedTitle'),
        message: write('paymentFailedLine', { plan: values.plan }),
        action: write('paymentFailedAction'),
      };
    case 'subscription_ended':
      return {
        title: write('subscriptionEndedTitle', { plan: values.plan }),
        message: write('subscriptionEndedLine'),
        action: write('subscriptionEndedAction'),
      };
    case 'style_ready':
      return {
        title: write('styleReadyTitle', { name: values.name }),
        message: write('styleReadyLine'),
        action: write('styleReadyAction'),
      };
    case 'style_failed':
      return {
        title: write('styleFailedTitle', { name: values.name }),
        message: write('styleFailedLine'),
        action: write('styleFailedAction'),
      };
    case 'engine_spending':
      return {
        title: write('spendingTitle', {
          engine: values.engine,
          percent: formats.percent(values.percent),
        }),
        message: write('spendingLine', { spent: values.spent, limit: values.limit }),
        action: write('spendingAction'),
      };
    case 'billing_findings':
      return {
        title: write('findingsTitle'),
        message: write('findingsLine', { count: values.count }),
        action: write('findingsAction'),
      };
    case 'link_opened':
      return { title: write('linkOpenedTitle'), ...writeLink(values.title, write) };
    case 'link_comments':
      return {
        title: write('linkCommentsTitle', { count: values.count }),
        ...writeLink(values.title, write),
      };
    case 'link_choices':
      return {
        title: write('linkChoicesTitle', { count: values.count }),
        ...writeLink(values.title, write),
      };
  }
}

/** @param title empty for a link without one */
function writeLink(title: string, write: WriteText): Pick<NotificationWords, 'message' | 'action'> {
  const message = title === '' ? write('linkLine') : write('linkLineNamed', { name: title });
  return { message, action: write('linkAction') };
}

function writeLowBalance(coins: number, write: WriteText): string {
  const count = remainingGenerations(coins, 'Thumbnail');
  if (count > 0) return write('lowBalanceLine', { coins, count });
  return write('lowBalanceNone', { count: coins, price: tools.Thumbnail.coins });
}
