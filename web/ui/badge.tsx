import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'ok' | 'warn' | 'danger';
  children: ReactNode;
  className?: string;
}

const tones = {
  neutral: 'bg-over text-muted',
  brand: 'bg-accent-soft text-accent-text',
  ok: 'bg-over text-ok',
  warn: 'bg-over text-warn',
  danger: 'bg-over text-danger',
};

/** A one-word label; never a pill. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'type-badge inline-flex h-5 items-center whitespace-nowrap rounded-badge px-[7px]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
