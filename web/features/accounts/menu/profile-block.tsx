import { isPremium, normalisePlan, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { useCoins } from '../session/coins.ts';
import { useUser } from '../session/guarded-user.ts';
import { accountsTexts } from '../texts.ts';

/** Picture, name, address; below, the coins (only when there are some) and the plan of a paying user. */
export function ProfileBlock() {
  const t = useTexts(accountsTexts);
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const plan = normalisePlan(user.planType);
  return (
    <>
      <div className="flex items-center gap-3 p-4">
        <Avatar picture={user.profilePicture} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="type-label truncate">{user.displayName}</p>
          <p className="type-meta truncate text-faint">{user.email}</p>
        </div>
      </div>
      {(coins > 0 || isPremium(plan)) && (
        <div className="flex items-center justify-between gap-3 border-line border-t px-4 py-3">
          {coins > 0 && <CoinCount coins={coins} />}
          {isPremium(plan) && (
            <Badge tone="brand">{t('plan', { plan: capitalised(plans[plan].label) })}</Badge>
          )}
        </div>
      )}
    </>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
