import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const rowStyle =
  'm-0 grid grid-cols-2 border-line border-y sm:grid-cols-3 lg:grid-cols-5 lg:divide-x lg:divide-line';

/** Five figures between hairlines; its children are `Figure`s. */
export function FigureRow({ children }: { children: ReactNode }) {
  return <dl className={rowStyle}>{children}</dl>;
}

export function Figure({ name, value, line }: { name: string; value: ReactNode; line: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 py-4 pr-3 lg:not-first:pl-4">
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 grid gap-0.5">
        <span className="font-[680] text-[26px] leading-8">{value}</span>
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
        <div key={figure} className="grid h-[106px] content-center gap-2.5 py-4 pr-3 lg:not-first:pl-4">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-6 w-14" />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  );
}
