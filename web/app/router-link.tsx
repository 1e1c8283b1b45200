import { NavLink } from 'react-router';
import { isServerPage } from '#contract/routes.ts';
import type { SiteLinkProps } from '#web/ui/site-link.tsx';
import { preloadPage } from './pages.ts';

/** Changes the page without loading it anew, and fetches its code when the link is pointed at. */
export function RouterLink({ href, className = '', children, ...rest }: SiteLinkProps) {
  if (isServerPage(href)) {
    return (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <NavLink
      to={href}
      className={className}
      onPointerEnter={() => void preloadPage(href)}
      onFocus={() => void preloadPage(href)}
      {...rest}
    >
      {children}
    </NavLink>
  );
}
