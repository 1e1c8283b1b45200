import { Images, type LucideIcon, MonitorPlay, SquarePen } from 'lucide-react';
import { pathOf, type RouteName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { barLinkStyle } from '../bar-style.ts';
import { appTexts } from '../texts.ts';

/** A page in the bar: its text key equals its route name. */
type LinkedPage = RouteName & keyof typeof appTexts.english;

/** The work pages, in the bar's order. */
export const workPages = [
  { name: 'studio', icon: SquarePen },
  { name: 'gallery', icon: Images },
  { name: 'feedPreview', icon: MonitorPlay },
] as const satisfies readonly { name: LinkedPage; icon: LucideIcon }[];

/** The help pages. */
export const helpPages = ['community', 'tutorial', 'contact'] as const satisfies readonly LinkedPage[];

/** A link in the bar; the current page's has a rule at the bottom edge. */
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

/** A row with an icon in the small screens' panel. */
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
