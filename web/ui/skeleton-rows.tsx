import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** For skeletons on the light stage, whose tone is that of skeletons elsewhere. */
export const skeletonOnStage = 'light:lg:[--over:var(--panel)]';

interface SkeletonRowsProps {
  /** What is on its way, for who does not see the shapes. */
  label: string;
  rows: number;
  className?: string;
  style?: CSSProperties;
  /** The true shape of one row. */
  children: ReactNode;
}

/** A list, or a grid, that is on its way: rows all alike, and said once. */
export function SkeletonRows({ label, rows, className, style, children }: SkeletonRowsProps) {
  return (
    <div className={className} style={style}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered
        <Fragment key={row}>{children}</Fragment>
      ))}
    </div>
  );
}
