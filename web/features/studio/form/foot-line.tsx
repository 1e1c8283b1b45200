import { pathOf } from '#contract/routes.ts';
import { remainingGenerations, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import type { Draft } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';

interface FootLineProps {
  draft: Draft;
  coins: number;
  /** What went wrong with the press. */
  error: string | undefined;
}

/** What a press costs, how often the coins suffice and the way to more; what went wrong with the press has the same line. */
export function FootLine({ draft, coins, error }: FootLineProps) {
  const t = useTexts(studioTexts);
  if (error !== undefined) {
    return (
      <p role="alert" className="m-0 min-h-[18px] text-danger type-meta">
        {error}
      </p>
    );
  }
  const price = tools[draft.tool].coins;
  const cost =
    draft.count === 1
      ? t('costOne', { count: price })
      : t('costMany', { designs: draft.count, count: price });
  return (
    <div className="flex min-h-[18px] items-baseline gap-3 type-meta">
      <p className="m-0 min-w-0 flex-1 text-faint">
        {cost} · {t('remaining', { count: remainingGenerations(coins, draft.tool) })}
      </p>
      <SiteLink
        href={pathOf('pricing')}
        className={`${linkStyle} relative flex-none before:absolute before:-inset-x-3 before:-inset-y-3 before:content-['']`}
      >
        {t('upgrade')}
      </SiteLink>
    </div>
  );
}
