import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { StableLabel } from './button.tsx';
import { CoinIcon } from './coin-icon.tsx';
import { Tooltip } from './tooltip.tsx';
import { uiTexts } from './ui-texts.ts';
import { useUsesCoins } from './uses-coins.ts';

export interface SpendButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  label: ReactNode;
  /** The price in coins, shown on the button behind the tear line. */
  coins: number;
  size?: 'md' | 'lg';
  block?: boolean;
  busy?: boolean;
  /** Such as "Generating...". */
  busyLabel?: ReactNode;
  /** Why it is disabled. Too few coins do not disable it: a click opens a popup. */
  disabledReason?: string | undefined;
  /** Called when it is clicked while disabled: users without hover must see the reason too. */
  onRefused?: () => void;
}

/** Makes a picture for coins; the only element with a gradient. Without coins it shows no price. */
export function SpendButton(props: SpendButtonProps) {
  const {
    label,
    coins,
    size = 'lg',
    block = false,
    busy = false,
    busyLabel,
    disabledReason,
    onRefused,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const t = useTexts(uiTexts);
  const usesCoins = useUsesCoins();
  const isInert = busy || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (!isInert) return onClick?.(event);
        event.preventDefault();
        if (!busy) onRefused?.();
      }}
      className={clsx(
        'press flex items-stretch overflow-hidden border-0 p-0 forced-colors:border font-[660] [font-stretch:106%]',
        disabledReason === undefined
          ? 'bg-brand text-on-brand hover:brightness-110'
          : 'cursor-not-allowed bg-over text-faint',
        size === 'lg' ? 'min-h-12 rounded-picture text-[16px]' : 'min-h-10 rounded-control touch:min-h-11',
        block && 'w-full',
        className,
      )}
    >
      <span
        className={clsx(
          'flex flex-1 items-center justify-center gap-2 py-1',
          size === 'lg' ? 'px-[18px]' : 'px-3.5',
        )}
      >
        <StableLabel busy={busy} label={label} busyLabel={busyLabel ?? label} />
      </span>
      {usesCoins && (
        <span
          className={clsx(
            'tear-line flex flex-none items-center gap-1.5',
            disabledReason === undefined && 'bg-[oklch(0_0_0/0.22)]',
            size === 'lg' ? 'px-4' : 'px-3',
          )}
        >
          <CoinIcon className={disabledReason === undefined ? 'text-[oklch(.9_.12_90)]' : 'text-faint'} />
          <span className="sr-only">{t('costsCoins', { count: coins })}</span>
          <span aria-hidden="true">{formatNumber(coins)}</span>
        </span>
      )}
    </button>
  );
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip text={disabledReason} side="top">
      {button}
    </Tooltip>
  );
}
