import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface ChipProps {
  /** The icon at the end, for what a click does. */
  icon: LucideIcon;
  /** The accessible name of the same. */
  label: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** A word that a click removes or adds. */
export function Chip({ icon, label, onPress, className, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(
        'press flex h-8 max-w-full items-center gap-1.5 rounded-control border border-line bg-raised pr-2 pl-2.5 font-[540] text-text hover:border-edge touch:h-11',
        className,
      )}
    >
      <span className="min-w-0 truncate">{children}</span>
      <Icon of={icon} size="sm" className="text-faint" />
    </button>
  );
}
