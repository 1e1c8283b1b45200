import type { Wording } from '#contract/generation.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { wordsTexts } from './texts.ts';

interface WordsFieldProps {
  value: Wording;
  onChange: (value: Wording) => void;
}

/** Who sets the words of a thumbnail that a connected engine makes. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const t = useTexts(wordsTexts);
  return (
    <section className="grid gap-2">
      <h2 className="m-0 type-label">{t('words')}</h2>
      <Segmented
        block
        label={t('words')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'adventure', label: t('byAdventure') },
          { value: 'engine', label: t('byEngine') },
        ]}
      />
      <p className="m-0 text-faint type-meta">
        {t(value === 'adventure' ? 'byAdventureHint' : 'byEngineHint')}
      </p>
    </section>
  );
}
