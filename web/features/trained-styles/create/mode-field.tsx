import { type TrainingMode, trainingModes } from '#contract/trained-styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { trainedStyleTexts } from '../texts.ts';

const words = {
  style: { name: 'style', hint: 'modeStyleHint' },
  subject: { name: 'modeSubject', hint: 'modeSubjectHint' },
} as const;

interface ModeFieldProps {
  value: TrainingMode;
  onChange: (mode: TrainingMode) => void;
}

/** What to learn from the pictures, with an explanation for each mode. */
export function ModeField({ value, onChange }: ModeFieldProps) {
  const t = useTexts(trainedStyleTexts);
  return (
    <div className="grid gap-1.5">
      <span className="type-label">{t('mode')}</span>
      <RadioGroup
        label={t('mode')}
        values={trainingModes}
        value={value}
        onChange={onChange}
        className="grid gap-2 sm:grid-cols-2"
      >
        {trainingModes.map((mode) => (
          <RadioItem
            key={mode}
            value={mode}
            aria-label={t(words[mode].name)}
            aria-describedby={`mode-${mode}`}
            className="press grid content-start gap-0.5 rounded-control border border-line bg-transparent px-3 py-2.5 text-left hover:border-edge data-[state=checked]:border-text data-[state=checked]:inset-ring-1 data-[state=checked]:inset-ring-text"
          >
            <span className="type-label">{t(words[mode].name)}</span>
            <span id={`mode-${mode}`} className="type-meta text-faint">
              {t(words[mode].hint)}
            </span>
          </RadioItem>
        ))}
      </RadioGroup>
    </div>
  );
}
