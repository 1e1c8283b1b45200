import type { LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** A link to another place of the gallery: its name, or its icon where space is short. */
export function PlaceLink({ to, icon, label }: { to: To; icon: LucideIcon; label: string }) {
  const hasSpace = useIsDesktop();
  const link = (
    <Link
      to={to}
      {...(!hasSpace && { 'aria-label': label })}
      className={buttonStyle({ variant: 'quiet', iconOnly: !hasSpace })}
    >
      <Icon of={icon} />
      {hasSpace && label}
    </Link>
  );
  return hasSpace ? link : <Tooltip text={label}>{link}</Tooltip>;
}
