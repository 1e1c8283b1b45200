import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  line?: ReactNode;
  /** One neutral button. */
  action?: ReactNode;
}

/** The crop-mark frame with a heading, a line and one action. */
export function EmptyState({ title, line, action }: EmptyStateProps) {
  return (
    <section className="relative flex flex-col items-start gap-1 overflow-hidden rounded-picture bg-raised p-8">
      <CropMarks />
      <h2 className="type-heading">{title}</h2>
      {line !== undefined && <p className="text-muted">{line}</p>}
      {action !== undefined && <div className="pt-3.5">{action}</div>}
    </section>
  );
}
