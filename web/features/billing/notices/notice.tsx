import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface NoticeProps {
  icon: LucideIcon;
  tone?: 'neutral' | 'ok' | 'warn';
  title: string;
  children?: ReactNode;
  /** At the end, below it on small screens. */
  action?: ReactNode;
}

const tones = { neutral: 'text-faint', ok: 'text-ok', warn: 'text-warn' } as const;

/** A line above the plans, between hairlines: a fact about the user's plan with an action. */
export function Notice({ icon, tone = 'neutral', title, children, action }: NoticeProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t py-4 last:border-b"
    >
      <div className="flex min-w-[min(100%,260px)] flex-1 gap-3">
        <Icon of={icon} className={`mt-px ${tones[tone]}`} />
        <div className="grid min-w-0 gap-0.5">
          <h2 id={id} className="type-label text-text">
            {title}
          </h2>
          {children !== undefined && <div className="grid max-w-[680px] gap-0.5 text-muted">{children}</div>}
        </div>
      </div>
      {action !== undefined && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:pl-[30px]">{action}</div>
      )}
    </section>
  );
}
