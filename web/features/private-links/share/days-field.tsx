import { linkLimits } from '#contract/limits.ts';
import type { LinkDays } from '#contract/private-links.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { linksTexts } from '../texts.ts';

interface DaysFieldProps {
  label: string;
  /** Null: none is chosen. */
  value: LinkDays | null;
  onChange: (days: LinkDays) => void;
}

/** For how long a link works. */
export function DaysField({ label, value, onChange }: DaysFieldProps) {
  const t = useTexts(linksTexts);
  return (
    <div className="grid gap-1.5">
      <span className="type-label">{label}</span>
      <Segmented
        label={label}
        block
        options={linkLimits.days.map((days) => ({ value: `${days}`, label: t('days', { count: days }) }))}
        value={`${value ?? ''}`}
        onChange={(chosen) => {
          const days = linkLimits.days.find((one) => `${one}` === chosen);
          if (days !== undefined) onChange(days);
        }}
      />
    </div>
  );
}
