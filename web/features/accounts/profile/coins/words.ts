import type { CoinLine, CoinLineKind } from '#contract/coin-history.ts';
import type { GrantSource } from '#contract/coins.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import { toolName } from '#web/ui/tool-name.ts';
import type { coinsTexts } from './texts.ts';

type Texts = TranslateOf<typeof coinsTexts>;

/** The text key for each source of coins. */
export const sourceKeys = {
  signup: 'sourceSignup',
  subscription: 'sourceSubscription',
  first_month_offer: 'sourceFirstMonthOffer',
  admin: 'sourceAdmin',
  refund: 'sourceRefund',
} as const satisfies Record<GrantSource, keyof typeof coinsTexts.english>;

export const kindKeys = {
  granted: 'kindGranted',
  spent: 'kindSpent',
  reserved: 'kindReserved',
  returned: 'kindReturned',
  expired: 'kindExpired',
  taken_back: 'kindTakenBack',
  adjusted: 'kindAdjusted',
} as const satisfies Record<CoinLineKind, keyof typeof coinsTexts.english>;

/** The title of a history entry. */
export function titleOf(t: Texts, { kind, source, job }: CoinLine): string {
  const of = { source: source === null ? '' : t(sourceKeys[source]) };
  switch (kind) {
    case 'granted':
      return t('lineGranted', of);
    case 'expired':
      return t('lineExpired', of);
    case 'taken_back':
      return t('lineTakenBack', of);
    case 'adjusted':
      return t('lineAdjusted');
    case 'spent':
    case 'reserved':
    case 'returned':
      return job === null ? t('lineJobUnknown') : toolName(t, job.tool);
  }
}
