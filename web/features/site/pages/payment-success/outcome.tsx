import type { ReactNode } from 'react';

interface OutcomeProps {
  title: string;
  /** Sentences, most important first. */
  lines: readonly string[];
  /** Before the title: a sign of progress. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** The state of a payment, announced as it changes. */
export function Outcome({ title, lines, mark, children }: OutcomeProps) {
  return (
    <section className="grid gap-2 border-line border-t pt-6">
      <div role="status" className="grid gap-2">
        {mark}
        <h2 className="type-title">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="type-prompt text-muted">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 pt-4">{children}</div>
    </section>
  );
}
