import { clsx } from 'clsx';

/** The true shape of what is coming; give it size and radius. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-badge', className)} />;
}
