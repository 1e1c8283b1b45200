import { Languages } from 'lucide-react';
import { type Language, languageName, languages } from '#contract/languages.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { publicBarTexts } from './texts.ts';

/** The language choice for visitors. */
export function LanguageRow({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useTexts(publicBarTexts);
  return (
    <div className={`${rowStyle} pr-1`}>
      <Icon of={Languages} className="text-faint" />
      <span className="flex-1">{t('language')}</span>
      <Segmented
        label={t('language')}
        size="sm"
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
