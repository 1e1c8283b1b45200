import type { ReactNode } from 'react';

/** A sample's name and the button that shows it. */
export function SampleRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-2.5">
      <span className="type-label">{name}</span>
      {children}
    </li>
  );
}
