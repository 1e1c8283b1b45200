import type { ReactNode } from 'react';
import type { SectionId } from './sections.ts';

interface SectionProps {
  id: SectionId;
  title: string;
  line?: ReactNode;
  children: ReactNode;
}

/** A section of the profile: hairline, title, controls. */
export function Section({ id, title, line, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-[calc(var(--size-navbar)+var(--profile-nav,0px))] gap-5 border-line border-t pt-6 pb-10 max-lg:first:border-t-0 max-lg:first:pt-0"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-title`} className="type-heading">
          {title}
        </h2>
        {line !== undefined && <p className="text-muted">{line}</p>}
      </div>
      {children}
    </section>
  );
}
