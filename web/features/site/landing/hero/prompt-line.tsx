import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { pathOf } from '#contract/routes.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { landingTexts } from '../texts.ts';
import type { Stage } from './use-carousel.ts';

interface PromptLineProps {
  /** All prompts of the carousel: space is reserved for the longest. */
  prompts: readonly string[];
  shown: number;
  /** The typed share, 0 to 1. */
  typed: number;
  stage: Stage;
  isSignedIn: boolean;
}

/** The prompt travels in an address through sign-up, which takes 2,000 characters, encoded twice. */
const maxLength = 200;

/**
 * The studio's prompt and button. Until the visitor types, it types the examples by itself. Generate carries
 * the visitor's prompt, or the example, through sign-up to the studio; without scripts, through the login.
 */
export function PromptLine({ prompts, shown, typed, stage, isSignedIn }: PromptLineProps) {
  const t = useTexts(landingTexts);
  const usesCoins = useUsesCoins();
  const isClosed = useIsSignUpClosed();
  const [own, setOwn] = useState('');
  const [isFocused, setFocused] = useState(false);
  const prompt = prompts[shown] ?? '';
  const length = Math.round(prompt.length * typed);
  const isExample = own === '' && !isFocused;
  function carryPrompt(event: FormEvent) {
    event.preventDefault();
    const studio = `${pathOf('studio')}?${new URLSearchParams({ prompt: own.trim() || prompt })}`;
    const enter = `${pathOf(isClosed ? 'login' : 'signup')}?${new URLSearchParams({ next: studio })}`;
    window.location.assign(isSignedIn ? studio : enter);
  }
  return (
    <form
      action={pathOf('studio')}
      onSubmit={carryPrompt}
      className="flex min-h-[60px] items-center gap-3.5 rounded-[14px] bg-raised py-2.5 pr-2.5 pl-[18px] shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_1px_var(--accent-text)] max-md:flex-col max-md:items-stretch max-md:gap-2 max-md:p-3"
    >
      <span className="relative grid flex-1 text-[16px] leading-6 max-md:px-1">
        {prompts.map((one) => (
          <span key={one} aria-hidden="true" className="invisible col-start-1 row-start-1">
            {one}
          </span>
        ))}
        <span aria-hidden="true" className={clsx('col-start-1 row-start-1', !isExample && 'invisible')}>
          {prompt.slice(0, length)}
          <i className="-mr-0.5 inline-block h-[1.15em] w-0.5 translate-y-[0.2em] bg-accent-text" />
          <span className="opacity-0">{prompt.slice(length)}</span>
        </span>
        <input
          name="prompt"
          maxLength={maxLength}
          autoComplete="off"
          aria-label={t('ownPrompt')}
          placeholder={isFocused ? t('ownPrompt') : ''}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          className="absolute inset-0 min-h-6 w-full border-0 bg-transparent p-0 text-[16px] text-text outline-none placeholder:text-faint max-md:px-1"
        />
      </span>
      <button
        type="submit"
        className={clsx(
          'flex min-h-10 shrink-0 items-stretch self-center overflow-hidden rounded-control border-0 bg-brand p-0 font-[660] text-on-brand transition-transform duration-(--speed-press) [font-stretch:106%] active:scale-[0.96] max-md:self-end touch:min-h-11',
          stage === 'pressed' && isExample && 'scale-[0.96] brightness-125',
        )}
      >
        <span className="flex items-center px-3.5">{t('generate')}</span>
        {usesCoins && (
          <span className="tear-line flex items-center gap-1.5 bg-[oklch(0_0_0/0.22)] px-3">
            <CoinIcon className="text-[oklch(.9_.12_90)]" />
            {tools.Thumbnail.coins}
          </span>
        )}
      </button>
    </form>
  );
}
