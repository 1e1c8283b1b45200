import type { ReactNode } from 'react';

/** The heading of a part of the page, with content at its right. */
export function PartHead({ title, line, children }: { title: string; line?: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-3">
      <div className="mr-auto grid gap-0.5">
        <h2 className="m-0 type-heading">{title}</h2>
        {line !== undefined && <p className="m-0 max-w-[80ch] text-muted">{line}</p>}
      </div>
      {children}
    </header>
  );
}
