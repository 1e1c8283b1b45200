import { TextLink } from './text-link.tsx';

export interface Way {
  to: string;
  title: string;
  line: string;
  /** The server answers it, so the browser itself goes there. */
  reload?: boolean;
}

/** Ways on, one below the other between hairlines. */
export function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="m-0 list-none border-line border-t p-0">
      {ways.map(({ to, title, line, reload = false }) => (
        <li key={to} className="grid gap-0.5 border-line border-b py-3.5">
          <TextLink to={to} reload={reload} className="justify-self-start break-words py-0.5">
            {title}
          </TextLink>
          <span className="text-muted">{line}</span>
        </li>
      ))}
    </ul>
  );
}
