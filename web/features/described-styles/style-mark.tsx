import { PenLine } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';

/** Stands where a preset has its sample: the style is described in words. */
export function StyleMark() {
  return (
    <span
      aria-hidden="true"
      className="grid h-6 w-[43px] flex-none place-items-center rounded-badge border border-edge bg-over text-muted"
    >
      <Icon of={PenLine} size="sm" />
    </span>
  );
}
