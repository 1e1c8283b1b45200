import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const rowStyle = 'm-0 grid divide-line border-line border-y max-md:divide-y md:grid-cols-5 md:divide-x';
const figureStyle = 'py-3 md:py-4 md:pr-3 md:not-first:pl-3 lg:not-first:pl-4';

/** Five figures between hairlines, a line each on phones; its children are `Figure`s. */
export function FigureRow({ children }: { children: ReactNode }) {
  return <dl className={rowStyle}>{children}</dl>;
}

export function Figure({ name, value, line }: { name: string; value: ReactNode; line: ReactNode }) {
  return (
    <div
      className={`${figureStyle} grid gap-x-4 gap-y-0.5 max-md:grid-cols-[1fr_auto] max-md:items-baseline md:content-start`}
    >
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 grid gap-0.5 max-md:text-right">
        <span className="font-[680] text-[22px] leading-8 lg:text-[26px]">{value}</span>
        <span className="type-meta text-faint">{line}</span>
      </dd>
    </div>
  );
}

/** A skeleton of the row in its final size. */
export function FigureRowSkeleton() {
  return (
    <div className={rowStyle}>
      {[0, 1, 2, 3, 4].map((figure) => (
        <div
          key={figure}
          className={`${figureStyle} grid h-[76px] content-center gap-2.5 max-md:grid-cols-[1fr_auto] max-md:items-center md:h-[106px]`}
        >
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-6 w-14" />
          <Skeleton className="h-3 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
