import { clsx } from 'clsx';
import { Images, SquarePen } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { preloadPage } from '../pages.ts';
import { appTexts } from '../texts.ts';

/** The pages where one works, in the bar's order. */
export const pageLinks = [
  { to: '/editor', text: 'studio', icon: SquarePen },
  { to: '/gallery', text: 'gallery', icon: Images },
] as const;

type Page = (typeof pageLinks)[number];

/** In the bar: the page that one is on has a rule at the bar's lower edge. */
export function PageLink({ page }: { page: Page }) {
  const t = useTexts(appTexts);
  return (
    <NavLink
      to={page.to}
      onPointerEnter={() => preloadPage(page.to)}
      onFocus={() => preloadPage(page.to)}
      className={({ isActive }) =>
        clsx(
          'relative inline-flex h-10 items-center rounded-control px-3 font-[540] no-underline hover:text-text',
          isActive
            ? 'text-text after:absolute after:inset-x-3 after:-bottom-3 after:h-0.5 after:bg-text forced-colors:after:bg-[CanvasText] after:content-[""]'
            : 'text-muted hover:bg-over',
        )
      }
    >
      {t(page.text)}
    </NavLink>
  );
}

/** In the small screens' panel: a row with an icon. */
export function PageRow({ page, onGo }: { page: Page; onGo: () => void }) {
  const t = useTexts(appTexts);
  return (
    <NavLink
      to={page.to}
      onClick={onGo}
      className={({ isActive }) => clsx(rowStyle, isActive ? 'bg-over font-[640]' : 'hover:bg-over')}
    >
      <Icon of={page.icon} className="text-faint" />
      {t(page.text)}
    </NavLink>
  );
}
