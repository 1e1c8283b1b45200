import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { StableLabel } from './button.tsx';
import { CoinPrice } from './coin-price.tsx';
import { Tooltip } from './tooltip.tsx';

export interface SpendButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  label: ReactNode;
  /** The price in coins, shown on the button behind the tear line. Null while there is nothing to pay for. */
  coins: number | null;
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
      {coins !== null && (
        <CoinPrice
          coins={coins}
          className={clsx(
            'tear-line',
            disabledReason === undefined && 'bg-[oklch(0_0_0/0.22)]',
            size === 'lg' ? 'px-4' : 'px-3',
          )}
          iconClassName={disabledReason === undefined ? 'text-[oklch(.9_.12_90)]' : 'text-faint'}
        />
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
