import { type CSSProperties, Fragment, type ReactNode } from 'react';

/** For skeletons on the light stage, whose tone equals the usual skeleton's. */
export const skeletonOnStage = 'light:lg:[--over:var(--panel)]';

interface SkeletonRowsProps {
  /** What is loading, for screen readers. */
  label: string;
  rows: number;
  className?: string;
  style?: CSSProperties;
  /** The shape of one row. */
  children: ReactNode;
}

/** A skeleton of a list or grid with equal rows, announced once. */
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
