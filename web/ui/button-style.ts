import { clsx } from 'clsx';

export type ButtonVariant = 'main' | 'neutral' | 'line' | 'quiet' | 'danger' | 'danger-fill' | 'picture';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleOptions {
  /**
   * `main` (inverse of the text, one per view), `neutral` (default), `line` (outline), `quiet` (no
   * background), `danger` (outline), `danger-fill` (only to confirm in a dialog), `picture` (on top of a
   * picture).
   */
  variant?: ButtonVariant | undefined;
  /** 32 (pointer only; 44 on touch), 40 or 48 px high. */
  size?: ButtonSize | undefined;
  /** A square, for an icon without text. */
  iconOnly?: boolean | undefined;
  /** As wide as its parent. */
  block?: boolean | undefined;
}

const grounds: Record<ButtonVariant, string> = {
  main: 'bg-text text-inverse border-transparent hover:bg-text/90',
  neutral: 'bg-over text-text border-transparent hover:bg-line light:hover:bg-line',
  line: 'bg-transparent text-text border-edge hover:bg-over',
  quiet: 'bg-transparent text-muted border-transparent hover:bg-over hover:text-text',
  danger: 'bg-transparent text-danger border-current hover:bg-over',
  'danger-fill': 'bg-danger-fill text-on-brand border-transparent hover:brightness-110',
  picture: 'bg-badge text-on-badge border-transparent hover:bg-[#000] focus-on-picture',
};

const disabledBackgrounds: Record<ButtonVariant, string> = {
  main: 'bg-over text-faint border-transparent',
  neutral: 'bg-over text-faint border-transparent',
  line: 'bg-transparent text-faint border-line',
  quiet: 'bg-transparent text-faint border-transparent',
  danger: 'bg-transparent text-faint border-line',
  'danger-fill': 'bg-over text-faint border-transparent',
  picture: 'bg-badge text-on-badge/60 border-transparent',
};

const heights: Record<ButtonSize, string> = {
  sm: 'h-8 px-2.5 touch:h-11',
  md: 'h-10 px-3.5 touch:min-h-11',
  lg: 'h-12 px-5 text-[16px]',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-8 touch:size-11',
  md: 'size-10 touch:size-11',
  lg: 'size-12',
};

/** The classes of a button, for links that look like one. */
export function buttonStyle(look: ButtonStyleOptions & { disabled?: boolean } = {}): string {
  const { variant = 'neutral', size = 'md', iconOnly = false, block = false, disabled = false } = look;
  const square = variant === 'picture' ? 'size-9 touch:size-11' : squares[size];
  return clsx(
    'press inline-flex flex-none select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border font-semibold no-underline',
    disabled ? `cursor-not-allowed ${disabledBackgrounds[variant]}` : grounds[variant],
    iconOnly ? square : heights[size],
    block && 'w-full',
  );
}
