import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkStyle } from '#web/ui/link-style.ts';

interface TextLinkProps {
  /** A path of the app, an address of the server, or one of another site. */
  to: string;
  /** The server answers it, so the browser itself goes there. */
  reload?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link in a sentence or a list; other sites open in a tab of their own and learn nothing of this one. */
export function TextLink({ to, reload = false, className, children }: TextLinkProps) {
  const style = clsx(linkStyle, className);
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer nofollow" className={style}>
        {children}
      </a>
    );
  }
  if (reload || to.startsWith('mailto:') || to.startsWith('#')) {
    return (
      <a href={to} className={style}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={style}>
      {children}
    </Link>
  );
}
