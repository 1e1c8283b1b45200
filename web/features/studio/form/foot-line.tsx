import { plansPath } from '#contract/plans-path.ts';
import { pathOf } from '#contract/routes.ts';
import { type DesignCount, remainingGenerations, type Tool, tools } from '#contract/tools.ts';
import { useAcceptedCoins } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { standaloneLinkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { studioTexts } from '../texts.ts';

interface FootLineProps {
  tool: Tool;
  count: DesignCount;
  coins: number;
  /** The error of the submission. */
  error: string | undefined;
}

/**
 * The price, how many generations the balance covers and a link to get more; replaced by the error of a
 * submission.
 */
export function FootLine({ tool, count, coins, error }: FootLineProps) {
  const t = useTexts(studioTexts);
  const left = remainingGenerations(useAcceptedCoins(coins, tool), tool);
  if (error !== undefined) {
    return (
      <p role="alert" className="m-0 min-h-[18px] text-danger type-meta">
        {error}
      </p>
    );
  }
  const price = tools[tool].coins;
  const cost = count === 1 ? t('costOne', { count: price }) : t('costMany', { designs: count, count: price });
  const remaining = tools[tool].makes === 'upscale' ? 'remainingUpscales' : 'remaining';
  return (
    <div className="flex min-h-[18px] items-baseline gap-3 type-meta">
      <p className="m-0 min-w-0 flex-1 text-faint">
        {cost} · {t(remaining, { count: left })}
      </p>
      <SiteLink
        href={left === 0 ? plansPath('trial_ended') : pathOf('pricing')}
        className={`${standaloneLinkStyle} flex-none`}
      >
        {t('upgrade')}
      </SiteLink>
    </div>
  );
}
