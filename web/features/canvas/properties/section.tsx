import type { ReactNode } from 'react';

/** A part of the panel with its heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-b pb-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="type-label m-0">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
