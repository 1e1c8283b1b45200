import type { RefObject } from 'react';
import { Listbox, type Option } from './listbox.tsx';
import { useIsPhone } from './media-query.ts';
import PopoverSurface from './popover-surface.tsx';
import { Sheet } from './sheet.tsx';

interface SelectListProps {
  label: string;
  options: readonly Option<string>[];
  value: string;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (value: string) => void;
}

/** The options of a select: a popover as wide as its field, a sheet on phones. */
export default function SelectList({ label, options, value, onChoose, ...surface }: SelectListProps) {
  const isPhone = useIsPhone();
  const list = <Listbox label={label} options={options} value={value} onChoose={onChoose} />;
  if (isPhone) {
    return (
      <Sheet open={surface.open} onClose={() => surface.onOpenChange(false)} title={label}>
        <div className="-mx-3 flex flex-col">{list}</div>
      </Sheet>
    );
  }
  return (
    <PopoverSurface
      {...surface}
      label={label}
      gapPx={6}
      className="flex max-h-[min(420px,var(--radix-popover-content-available-height))]! min-w-[max(200px,var(--radix-popover-trigger-width))] flex-col overflow-hidden!"
    >
      {list}
    </PopoverSurface>
  );
}
