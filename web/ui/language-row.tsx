import { Languages } from 'lucide-react';
import { type Language, languageName, languages } from '#contract/languages.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Icon } from './icon.tsx';
import { rowStyle } from './row-style.ts';
import { Segmented } from './segmented.tsx';

interface LanguageRowProps {
  label: string;
  onChoose: (language: Language) => void;
  /** Of the options. */
  className?: string;
}

/** The language choice in a menu, options at the end. */
export function LanguageRow({ label, onChoose, className = '' }: LanguageRowProps) {
  return (
    <div className={`${rowStyle} pr-1`}>
      <Icon of={Languages} className="text-faint" />
      <span className="flex-1">{label}</span>
      <Segmented
        label={label}
        size="sm"
        className={className}
        value={currentLanguage()}
        onChange={onChoose}
        options={languages.map((value) => ({
          value,
          name: languageName(value),
          label: <span className="type-meta font-semibold uppercase">{value}</span>,
        }))}
      />
    </div>
  );
}
