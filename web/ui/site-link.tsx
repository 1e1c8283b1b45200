import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'style'> {
  /** A path of this site. */
  href: string;
  className?: string;
}

function PlainLink({ children, ...rest }: SiteLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** The link component: plain links, unless the app provides its router's. */
export const SiteLinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink);

/** A link within the site, for components used both in the app and in server-rendered pages. */
export function SiteLink(props: SiteLinkProps) {
  const Link = use(SiteLinkContext);
  return <Link {...props} />;
}
