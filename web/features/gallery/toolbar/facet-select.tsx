import type { Facet } from '#contract/gallery.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Select } from '#web/ui/select.tsx';

interface FacetSelectProps {
  label: string;
  /** The label for no choice. */
  anyLabel: string;
  facets: readonly Facet[];
  value: string | undefined;
  /** The label for a value that is not in the list or not loaded yet; the value itself by default. */
  nameOf?: (value: string) => string;
  onChange: (value: string | undefined) => void;
}

/** The value for no choice. A tag may have any name on a single line. */
const anyValue = '\n';

/** A select of the gallery's values, each with its picture count. */
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
