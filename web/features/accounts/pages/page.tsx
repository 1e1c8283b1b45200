import type { ReactNode } from 'react';
import { useTitle } from '#web/ui/use-title.ts';

/** A short page about the account: title, one line, content, all on one left edge. */
export function Page({ title, line, children }: { title: string; line?: ReactNode; children?: ReactNode }) {
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-16 md:px-8 md:pt-12">
      <header className="grid max-w-[680px] gap-2.5">
        <h1 className="type-display">{title}</h1>
        {line !== undefined && <p className="type-prompt text-pretty text-muted">{line}</p>}
      </header>
      <div className="max-w-[440px] pt-8">{children}</div>
    </div>
  );
}
