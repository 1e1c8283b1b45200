import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select, type SelectProps } from '#web/ui/select.tsx';
import type { GalleryView } from '../filter/view.ts';
import { pageTexts } from '../page-texts.ts';
import { anyValue } from './style-options.ts';
import { useStyleOptions } from './use-style-options.tsx';

export interface FilterProps {
  view: GalleryView;
  /** `replace`: extends the previous change instead of adding a history entry, as while typing. */
  onChange: (change: Partial<GalleryView>, options?: { replace?: boolean }) => void;
}

type Look = Pick<SelectProps<string>, 'look' | 'className'>;

export function StyleSelect({ view, onChange, ...look }: FilterProps & Look) {
  const t = useTexts(pageTexts);
  const [isNear, setNear] = useState(false);
  const want = () => setNear(true);
  const { options, chosen } = useStyleOptions(view.style, isNear || view.style !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only preloads its options
    <span className="contents" onPointerEnter={want} onFocus={want}>
      <Select
        {...look}
        label={t('style')}
        options={options}
        value={chosen}
        onChange={(style) => onChange({ style: style === anyValue ? undefined : style })}
      />
    </span>
  );
}

export function SortSelect({
  view,
  onChange,
  hasPrefix = false,
  ...look
}: FilterProps & Look & { hasPrefix?: boolean }) {
  const t = useTexts(pageTexts);
  return (
    <Select
      {...look}
      label={t('sortBy')}
      {...(hasPrefix && { prefix: t('sortByPrefix') })}
      options={[
        { value: 'latest', label: t('latest') },
        { value: 'oldest', label: t('oldest') },
      ]}
      value={view.sort}
      onChange={(sort) => onChange({ sort })}
    />
  );
}
