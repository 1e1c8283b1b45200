import { clsx } from 'clsx';

/** A placeholder in the shape of the coming content; give it size and radius. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-badge', className)} />;
}
