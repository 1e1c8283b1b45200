import type { Facet } from '#contract/gallery.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Select } from '#web/ui/select.tsx';

interface FacetSelectProps {
  label: string;
  /** What no choice is called. */
  anyLabel: string;
  facets: readonly Facet[];
  value: string | undefined;
  /** What a choice is called that is none of these, or not known yet; itself unless said otherwise. */
  nameOf?: (value: string) => string;
  onChange: (value: string | undefined) => void;
}

/** Stands for no choice. A tag may have any name but one in two lines. */
const anyValue = '\n';

/** One of the choices that the gallery has, each with how many pictures it holds. */
export function FacetSelect({
  label,
  anyLabel,
  facets,
  value,
  nameOf = (known) => known,
  onChange,
}: FacetSelectProps) {
  const options = [
    { value: anyValue, label: anyLabel },
    ...facets.map((facet) => ({ value: facet.value, label: facet.label, note: formatNumber(facet.count) })),
  ];
  if (value !== undefined && !options.some((option) => option.value === value)) {
    options.push({ value, label: nameOf(value) });
  }
  return (
    <div className="grid gap-1.5">
      <span className="type-label">{label}</span>
      <Select
        label={label}
        options={options}
        value={value ?? anyValue}
        onChange={(chosen) => onChange(chosen === anyValue ? undefined : chosen)}
      />
    </div>
  );
}
