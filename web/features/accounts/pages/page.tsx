import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTitle } from '#web/ui/use-title.ts';

interface PageProps {
  title: string;
  line?: ReactNode;
  /** Wider, for text instead of a form. */
  isWide?: boolean;
  children?: ReactNode;
}

/** A short account page: title, one line and content, aligned left. */
export function Page({ title, line, isWide = false, children }: PageProps) {
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-16 md:px-8 md:pt-12">
      <header className="grid max-w-[680px] gap-2.5">
        <h1 className="type-display">{title}</h1>
        {line !== undefined && <p className="type-prompt text-muted">{line}</p>}
      </header>
      <div className={clsx('pt-8', isWide ? 'max-w-[560px]' : 'max-w-[440px]')}>{children}</div>
    </div>
  );
}
