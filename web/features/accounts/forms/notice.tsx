import type { ReactNode } from 'react';

/** Why somebody is here: one line between hairlines, read aloud. */
export function Notice({ tone = 'neutral', children }: { tone?: 'neutral' | 'danger'; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={`border-line border-y py-3 text-pretty ${tone === 'danger' ? 'text-danger' : 'text-text'}`}
    >
      {children}
    </p>
  );
}
