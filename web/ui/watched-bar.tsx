import { clsx } from 'clsx';

export interface WatchedBarProps {
  /** 0 to 100; null while unknown. */
  percent: number | null;
  /** Estimated from past runs: striped. */
  estimated?: boolean;
  /** In the flow instead of at the bottom of its positioned parent. */
  inFlow?: boolean;
}

/**
 * Progress along the picture's bottom edge. Hidden from screen readers: the parent announces what matters.
 */
export function WatchedBar({ percent, estimated = false, inFlow = false }: WatchedBarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block h-1 overflow-hidden bg-[oklch(1_0_0/0.16)] light:bg-line',
        inFlow ? 'relative w-full rounded-full' : 'absolute inset-x-0 bottom-0',
      )}
    >
      <span className={clsx('block h-full', estimated && 'watched-stripes')}>
        <span
          className="watched-fill block h-full origin-left transition-transform duration-(--speed-sheet) ease-out"
          style={{ transform: `scaleX(${(percent ?? 0) / 100})` }}
        />
      </span>
    </span>
  );
}
