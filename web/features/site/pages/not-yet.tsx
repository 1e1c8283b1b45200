import type { ReactNode } from 'react';

interface NotYetProps {
  title: string;
  line: string;
  children?: ReactNode;
}

/** Says plainly that a page tells of something which this version does not have. */
export function NotYet({ title, line, children }: NotYetProps) {
  return (
    <section className="grid max-w-[680px] gap-1 border-warn border-l-2 py-1 pl-4">
      <h2 className="type-label text-warn">{title}</h2>
      <p className="text-pretty text-muted">{line}</p>
      {children}
    </section>
  );
}
