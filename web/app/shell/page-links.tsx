import { Images, type LucideIcon, MonitorPlay, SquarePen } from 'lucide-react';
import { pathOf, type RouteName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { barLinkStyle } from '../bar-style.ts';
import { appTexts } from '../texts.ts';

/** A page in the bar: the text's key is the route's name. */
type LinkedPage = RouteName & keyof typeof appTexts.english;

/** The pages where one works, in the bar's order. */
export const workPages = [
  { name: 'studio', icon: SquarePen },
  { name: 'gallery', icon: Images },
  { name: 'feedPreview', icon: MonitorPlay },
] as const satisfies readonly { name: LinkedPage; icon: LucideIcon }[];

/** The pages that help. */
export const helpPages = ['community', 'tutorial', 'contact'] as const satisfies readonly LinkedPage[];

/** In the bar: the page that one is on has a rule at the bar's lower edge. */
export function PageLink({ name }: { name: LinkedPage }) {
  const t = useTexts(appTexts);
  return (
    <SiteLink href={pathOf(name)} className={barLinkStyle}>
      {t(name)}
    </SiteLink>
  );
}

interface PageRowProps {
  name: LinkedPage;
  icon: LucideIcon;
  onGo: () => void;
}

/** In the small screens' panel: a row with an icon. */
export function PageRow({ name, icon, onGo }: PageRowProps) {
  const t = useTexts(appTexts);
  return (
    <SiteLink
      href={pathOf(name)}
      onClick={onGo}
      className={`${rowStyle} text-text hover:bg-over aria-[current=page]:bg-over aria-[current=page]:font-[640]`}
    >
      <Icon of={icon} className="text-faint" />
      {t(name)}
    </SiteLink>
  );
}
