import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkStyle } from '#web/ui/link-style.ts';

interface TextLinkProps {
  /** A path of the app, an address of the server, or another site. */
  to: string;
  /** Full navigation, for pages that the server renders. */
  reload?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link in text. Other sites open in a new tab without a referrer. */
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
