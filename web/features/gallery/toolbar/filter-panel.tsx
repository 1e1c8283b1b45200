import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { isNarrowed } from '../filter/view.ts';
import { pageTexts } from '../page-texts.ts';
import { FilterForm } from './filter-form.tsx';
import type { FilterProps } from './style-select.tsx';

interface FilterPanelProps extends FilterProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  found: string;
}

/** The filters on phones: a sheet whose button shows how many pictures match. */
export function FilterSheet({ open, onClose, onClear, found, ...filter }: FilterPanelProps) {
  const t = useTexts(pageTexts);
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    onClear();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <>
          {isNarrowed(filter.view) && <Button onClick={clear}>{t('clearFilters')}</Button>}
          <Button variant="main" onClick={onClose}>
            {t('show', { found })}
          </Button>
        </>
      }
    >
      {/* Remount: clears days that were being chosen. */}
      <FilterForm key={clearings} {...filter} isWhole />
    </Sheet>
  );
}
