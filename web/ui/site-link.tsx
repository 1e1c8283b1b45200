import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'style'> {
  /** A path of this site. */
  href: string;
  className?: string;
}

function PlainLink({ children, ...rest }: SiteLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** How links lead on: plainly, unless the app puts its router in. */
export const SiteLinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink);

/** A link within the site, for parts that stand in the app as well as on pages that the server writes. */
export function SiteLink(props: SiteLinkProps) {
  const Link = use(SiteLinkContext);
  return <Link {...props} />;
}
