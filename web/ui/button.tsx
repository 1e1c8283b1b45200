import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonStyleOptions, buttonStyle } from './button-style.ts';
import { Tooltip } from './tooltip.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyleOptions {
  /** Clicked and not done: the label changes, the width stays, further clicks are ignored. */
  busy?: boolean;
  /** The label while busy, such as "Processing...". */
  busyLabel?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled, as a tooltip. */
  disabledReason?: string | undefined;
}

/**
 * The button for everything but spending coins. A disabled one stays focusable, so that its reason can be
 * found.
 */
export function Button({
  variant,
  size,
  iconOnly,
  block,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isInert = disabled || busy;
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonStyle({ variant, size, iconOnly, block, disabled }), className)}
      onClick={(event) => (isInert ? refuse(event) : onClick?.(event))}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <StableLabel busy={busy} label={children} busyLabel={busyLabel} />
      )}
    </button>
  );
  return disabled && disabledReason !== undefined ? (
    <Tooltip text={disabledReason}>{button}</Tooltip>
  ) : (
    button
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Both labels overlap, so that the button always has the width of the longer one. */
export function StableLabel(props: { busy: boolean; label: ReactNode; busyLabel: ReactNode }) {
  const shown = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  return (
    <span className="grid">
      <span className={clsx(shown, props.busy && 'invisible')}>{props.label}</span>
      <span className={clsx(shown, !props.busy && 'invisible')}>{props.busyLabel}</span>
    </span>
  );
}
