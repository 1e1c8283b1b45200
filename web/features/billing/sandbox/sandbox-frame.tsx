import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { sandboxTexts } from './texts.ts';

interface SandboxFrameProps {
  title: string;
  lead: string;
  /** At the right of the title, below it on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the sandbox, which says beside the title that no money moves. */
export function SandboxFrame({ title, lead, aside, children }: SandboxFrameProps) {
  const t = useTexts(sandboxTexts);
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <header className="flex items-end justify-between gap-x-8 gap-y-5 max-lg:flex-col max-lg:items-start">
        <div className="grid gap-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="type-display">{title}</h1>
            <Badge tone="warn">{t('badge')}</Badge>
          </div>
          <p className="type-prompt max-w-[640px] text-muted">{lead}</p>
        </div>
        {aside}
      </header>
      <div className="pt-8">{children}</div>
    </div>
  );
}
