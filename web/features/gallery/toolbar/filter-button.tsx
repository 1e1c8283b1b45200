import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { pageTexts } from '../page-texts.ts';
import { countActive } from './active-filters.ts';
import { onStage } from './on-stage.ts';
import type { FilterProps } from './style-select.tsx';

const FilterForm = deferredPart(async () => (await import('./filter-form.tsx')).FilterForm);
const FilterSheet = deferredPart(async () => (await import('./filter-panel.tsx')).FilterSheet);

/** The other filters, in a popover. */
export function FilterButton({ view, onChange }: FilterProps) {
  const t = useTexts(pageTexts);
  const count = countActive(view, { withToolbar: false });
  return (
    <Popover
      label={t('filters')}
      align="start"
      className="w-80"
      trigger={
        <Button onPointerEnter={FilterForm.preload} className={onStage}>
          <Icon of={SlidersHorizontal} size="sm" />
          {t('filters')}
          {count > 0 && <span className="font-[640] tabular-nums">{count}</span>}
        </Button>
      }
    >
      <div className="min-h-100 p-4">
        <FilterForm view={view} onChange={onChange} isWhole={false} />
      </div>
    </Popover>
  );
}

interface FilterIconProps extends FilterProps {
  onClear: () => void;
  found: string;
}

/** All filters in a sheet behind an icon, on phones. */
export function FilterIcon({ view, onChange, onClear, found }: FilterIconProps) {
  const t = useTexts(pageTexts);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const count = countActive(view, { withToolbar: true });
  return (
    <>
      <span className="relative flex-none">
        <IconButton
          icon={SlidersHorizontal}
          label={count === 0 ? t('filters') : t('filtersOn', { count })}
          variant="neutral"
          className={onStage}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerDown={FilterSheet.preload}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        />
        {count > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute -top-1 -right-1 grid h-4.5 min-w-4.5 place-items-center rounded-badge bg-text px-1 text-inverse type-badge tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      {isWanted && (
        <FilterSheet {...{ view, onChange, onClear, found }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
