import { NavLink } from 'react-router';
import { isServerPage } from '#contract/routes.ts';
import type { SiteLinkProps } from '#web/ui/site-link.tsx';
import { preloadPage } from './pages.ts';

/** Navigates without a reload, and loads the target's code on hover. */
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
