import { offeredPlan } from '#contract/offered-plan.ts';
import { canUseTool } from '#contract/plans.ts';
import { plansPath } from '#contract/plans-path.ts';
import { pathOf } from '#contract/routes.ts';
import {
  affordableDesigns,
  type DesignCount,
  remainingGenerations,
  type StudioTool,
  tools,
} from '#contract/tools.ts';
import { useAcceptedCoins, useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle, standaloneLinkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { studioTexts } from '../texts.ts';

const textButtonStyle = `${linkStyle} relative border-0 bg-transparent p-0 type-meta before:absolute before:-inset-x-2 before:-inset-y-3 before:content-['']`;

interface FootLineProps {
  tool: StudioTool;
  count: number;
  coins: number;
  /** Changes the number of designs; undefined for a tool that makes one. */
  onCount?: ((count: DesignCount) => void) | undefined;
  /** The error of the submission. */
  error: string | undefined;
}

/**
 * The price, how many generations plan and balance allow and a link to get more. Says what is missing where
 * the balance is too small, and offers the number of designs that it pays for. Replaced by the error of a
 * submission. Only that on a server without coins.
 */
export function FootLine({ tool, count, coins, onCount, error }: FootLineProps) {
  const usesCoins = useUsesCoins();
  if (error !== undefined) {
    return (
      <p role="alert" className="m-0 min-h-[18px] text-danger type-meta">
        {error}
      </p>
    );
  }
  if (!usesCoins) return null;
  return (
    <div className="flex min-h-[18px] items-baseline gap-3 type-meta">
      <Allowance {...{ tool, count, coins, onCount }} />
    </div>
  );
}

type AllowanceProps = Omit<FootLineProps, 'error'>;

function Allowance({ tool, count, coins, onCount }: AllowanceProps) {
  const t = useTexts(studioTexts);
  const { planType } = useUser();
  const price = tools[tool].coins;
  const mayUse = canUseTool(planType, tool);
  const accepted = useAcceptedCoins(coins, tool);
  const left = mayUse ? remainingGenerations(accepted, tool, count) : 0;
  const fitting = affordableDesigns(accepted, tool);
  const isShort = mayUse && coins < price * count;
  const cost = count === 1 ? t('costOne', { count: price }) : t('costMany', { designs: count, count: price });
  const remaining = tools[tool].makes === 'upscale' ? 'remainingUpscales' : 'remaining';
  const plansHref = () => {
    if (!mayUse) return plansPath('thumbnails_v2');
    return isShort ? plansPath('trial_ended') : pathOf('pricing');
  };
  return (
    <>
      {isShort ? (
        <p role="status" className="m-0 min-w-0 flex-1 text-warn">
          {t('needsCoins', { needed: price * count, owned: coins })}
          {fitting !== null && onCount !== undefined && (
            <>
              {' '}
              <button type="button" onClick={() => onCount(fitting)} className={textButtonStyle}>
                {t('makeFewer', { designs: fitting })}
              </button>
            </>
          )}
        </p>
      ) : (
        <p className="m-0 min-w-0 flex-1 text-faint">
          {cost} · {t(remaining, { count: left })}
        </p>
      )}
      {offeredPlan(planType) !== null && (
        <SiteLink href={plansHref()} className={`${standaloneLinkStyle} flex-none`}>
          {t('upgrade')}
        </SiteLink>
      )}
    </>
  );
}
