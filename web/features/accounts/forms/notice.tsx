import type { ReactNode } from 'react';

/** Says in one line why the visitor is on this page; announced by screen readers. */
export function Notice({ tone = 'neutral', children }: { tone?: 'neutral' | 'danger'; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={`border-line border-y py-3 ${tone === 'danger' ? 'text-danger' : 'text-text'}`}
    >
      {children}
    </p>
  );
}
