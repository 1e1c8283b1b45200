import { coinLimits } from '#contract/limits.ts';
import type { User } from '#contract/session.ts';
import { waitsForFirstCoins } from '#web/features/accounts/index.ts';
import { useCoinOrigins } from '#web/features/accounts/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { popupTexts } from '../failure/texts.ts';

/** The user that a welcome speaks to. */
export type Newcomer = Pick<User, 'usesCoins' | 'emailVerified' | 'hasReceivedInitialCoins' | 'isPremium'>;

/** The sentence of a welcome: the coins that the user has, given or bought, or waits for. */
export function useWelcomeLine(user: Newcomer, coins: number): string {
  const t = useTexts(popupTexts);
  // Who has bought a plan by now has coins that were not free.
  const origins = useCoinOrigins(user.isPremium && user.usesCoins);
  if (!user.usesCoins) return t('welcomeTextCoinFree');
  if (user.isPremium) {
    if (origins === null || origins.given === 0) return t('welcomeTextNoCoins');
    const { given, bought } = origins;
    // An admin's gift of a plan brings no coins by itself.
    if (bought === 0) return t('welcomeText', { count: given });
    return t('welcomeTextBought', { given: formatNumber(given), bought: formatNumber(bought) });
  }
  if (coins > 0) return t('welcomeText', { count: coins });
  if (waitsForFirstCoins(user)) return t('coinsWaitingLine', { count: coinLimits.signupCoins });
  return t('welcomeTextNoCoins');
}

/**
 * A recording of how a sentence becomes a picture. It has music and no speech, and starts muted. It shows
 * prices, so it is left out without coins.
 */
export function WelcomeFilm() {
  const t = useTexts(popupTexts);
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      aria-label={t('welcomeVideo')}
      poster="/media/demo.webp"
      width={1280}
      height={720}
      className="block aspect-video w-full rounded-picture bg-stage"
    >
      <source src="/media/demo.mp4" type="video/mp4" />
    </video>
  );
}
