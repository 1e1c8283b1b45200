import { clsx } from 'clsx';
import { Mic } from 'lucide-react';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { landingTexts } from '../texts.ts';
import type { Stage } from './use-carousel.ts';

interface PromptLineProps {
  /** All prompts of the carousel: space is reserved for the longest. */
  prompts: readonly string[];
  shown: number;
  /** The typed share, 0 to 1. */
  typed: number;
  stage: Stage;
}

/**
 * A small copy of the studio's prompt and button that types and presses by itself. Hidden from screen
 * readers.
 */
export function PromptLine({ prompts, shown, typed, stage }: PromptLineProps) {
  const t = useTexts(landingTexts);
  const prompt = prompts[shown] ?? '';
  const length = Math.round(prompt.length * typed);
  return (
    <div
      aria-hidden="true"
      className="flex min-h-[60px] items-center gap-3.5 rounded-[14px] bg-raised py-2.5 pr-2.5 pl-[18px] shadow-[inset_0_0_0_1px_var(--edge)] max-md:flex-col max-md:items-stretch max-md:gap-2 max-md:p-3"
    >
      <span className="grid flex-1 text-[16px] leading-6 max-md:px-1">
        {prompts.map((one) => (
          <span key={one} className="invisible col-start-1 row-start-1">
            {one}
          </span>
        ))}
        <span className="col-start-1 row-start-1">
          {prompt.slice(0, length)}
          <i className="-mr-0.5 inline-block h-[1.15em] w-0.5 translate-y-[0.2em] bg-accent-text" />
          <span className="opacity-0">{prompt.slice(length)}</span>
        </span>
      </span>
      <span className="flex items-center justify-between gap-3.5">
        <Icon of={Mic} className="text-faint" />
        <span
          className={clsx(
            'flex min-h-10 items-stretch overflow-hidden rounded-control bg-brand font-[660] text-on-brand transition-transform duration-(--speed-press) [font-stretch:106%]',
            stage === 'pressed' && 'scale-[0.96] brightness-125',
          )}
        >
          <span className="flex items-center px-3.5">{t('generate')}</span>
          <span className="tear-line flex items-center gap-1.5 bg-[oklch(0_0_0/0.22)] px-3">
            <CoinIcon className="text-[oklch(.9_.12_90)]" />
            {tools.Thumbnail.coins}
          </span>
        </span>
      </span>
    </div>
  );
}
