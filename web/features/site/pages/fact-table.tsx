import clsx from 'clsx';
import type { ReactNode } from 'react';

interface FactTableProps {
  /** Unique on the page. */
  id: string;
  title: string;
  line: string;
  /** For screen readers. */
  heads: readonly [name: string, fact: string];
  rows: readonly { key: string; name: ReactNode; fact: ReactNode }[];
  /** Of the names. Default: `w-44`. */
  width?: string;
  /** Below the table. */
  note?: string;
}

/** A section with names and one fact each, between hairlines. */
export function FactTable({ id, title, line, heads, rows, width = 'w-44', note }: FactTableProps) {
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="type-heading">
          {title}
        </h2>
        <p className="text-muted">{line}</p>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody className="border-line border-t">
          {rows.map(({ key, name, fact }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className={clsx(width, 'py-3 pr-4 align-baseline font-[600]')}>
                {name}
              </th>
              <td className="py-3 align-baseline text-muted">{fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="type-meta text-faint">{note}</p>}
    </section>
  );
}
