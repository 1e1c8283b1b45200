import { TextLink } from './text-link.tsx';

export interface ListLink {
  to: string;
  title: string;
  line: string;
  /** Full navigation, for pages that the server renders. */
  reload?: boolean;
}

/** A list of links between hairlines. */
export function LinkList({ links }: { links: readonly ListLink[] }) {
  return (
    <ul className="m-0 list-none border-line border-t p-0">
      {links.map(({ to, title, line, reload = false }) => (
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
