import type { ReactNode } from 'react';

interface NotYetProps {
  title: string;
  line: string;
  children?: ReactNode;
}

/** Says plainly that a page tells of something which this version does not have. */
export function NotYet({ title, line, children }: NotYetProps) {
  return (
    <section className="grid gap-x-16 gap-y-1 border-line border-y py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="type-label text-warn">{title}</h2>
      <div className="max-w-[680px]">
        <p className="text-pretty text-muted">{line}</p>
        {children}
      </div>
    </section>
  );
}
