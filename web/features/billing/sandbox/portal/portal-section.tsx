import { type ReactNode, useId } from 'react';

interface PortalSectionProps {
  title: string;
  line?: string;
  children: ReactNode;
}

/** A section of the portal under a hairline: title left, content right. */
export function PortalSection({ title, line, children }: PortalSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-line border-t pt-6 lg:grid-cols-[260px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="type-heading">
          {title}
        </h2>
        {line !== undefined && <p className="m-0 text-muted">{line}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
