import { useTexts } from '#web/i18n/catalogue.ts';
import { Select } from '#web/ui/select.tsx';
import { designTexts } from '../texts.ts';
import type { SectionProps } from './section.tsx';

/** The tool's styles: lettering, grading and effects change together. */
export function StyleSection({ design, offer }: SectionProps) {
  const t = useTexts(designTexts);
  const { change, view, edit } = design;
  const options = offer.styles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t('style')}
      options={options}
      value={change.style ?? view.style}
      onChange={(style) => edit({ style })}
    />
  );
}
