import { coinLimits } from '#contract/limits.ts';
import { offeredPlan } from '#contract/offered-plan.ts';
import { plansPath } from '#contract/plans-path.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { standaloneLinkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { leftPanelTexts } from './texts.ts';

/** The coin balance; below 60 coins with a way to more. Nothing on a server without coins. */
export function CoinRow({ coins }: { coins: number }) {
  const t = useTexts(leftPanelTexts);
  const { planType } = useUser();
  if (!useUsesCoins()) return null;
  const isLow = coins < coinLimits.lowBalance;
  return (
    <div className="flex-none border-line border-b">
      <div className="flex h-[52px] items-center gap-2.5 px-5">
        <CoinCount coins={coins} size="lg" />
        <span aria-hidden="true" className="text-muted">
          {t('coinsWord')}
        </span>
      </div>
      {isLow && (
        <p className="m-0 flex flex-wrap items-baseline gap-x-2 px-5 pb-3 text-warn type-meta">
          {t('lowCoins')}
          {offeredPlan(planType) !== null && (
            <SiteLink href={plansPath('trial_ended')} className={standaloneLinkStyle}>
              {t('getCoins')}
            </SiteLink>
          )}
        </p>
      )}
    </div>
  );
}
