import type { ReactNode } from 'react';

/** One group of primitives under its name. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="type-label text-faint">{name}</h2>
      {children}
    </section>
  );
}
