import type { ReactNode } from 'react';
import { PartHead } from '../engines/part-head.tsx';

/** A part of the page: its heading, a hairline, its content. */
export function Part({
  title,
  line,
  aside,
  children,
}: {
  title: string;
  line?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <PartHead title={title} {...(line !== undefined && { line })}>
        {aside}
      </PartHead>
      {children}
    </section>
  );
}
