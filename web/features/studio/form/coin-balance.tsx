import { canUseTool } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import { remainingGenerations, type StudioTool, tools } from '#contract/tools.ts';
import { useAcceptedCoins } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { studioTexts } from '../texts.ts';
import { expiryWarningDays } from './coin-expiry.ts';

interface CoinBalanceProps {
  user: User;
  coins: number;
  tool: StudioTool;
}

const worthOf = { thumbnail: 'worthThumbnails', image: 'worthImages', upscale: 'worthUpscales' } as const;

/** The coin balance, and how many pictures it pays for with this tool. */
export function CoinBalance({ user, coins, tool }: CoinBalanceProps) {
  const t = useTexts(studioTexts);
  const days = expiryWarningDays(user, Date.now());
  const accepted = useAcceptedCoins(coins, tool);
  const worth = { count: canUseTool(user.planType, tool) ? remainingGenerations(accepted, tool) : 0 };
  return (
    <div className="flex-none">
      <div className="flex h-[53px] items-center gap-2.5 border-line border-b px-5 max-lg:hidden">
        <CoinCount coins={coins} size="lg" />
        <span aria-hidden="true" className="text-muted">
          {t('coins')}
        </span>
        <span className="flex-1" />
        <span className="text-faint type-meta">{t(worthOf[tools[tool].makes], worth)}</span>
      </div>
      {days !== null && coins > 0 && (
        <p className="m-0 border-line border-b px-4 py-2 text-warn type-meta md:px-6 lg:px-5">
          {t('coinsExpire', { count: days })}
        </p>
      )}
    </div>
  );
}
