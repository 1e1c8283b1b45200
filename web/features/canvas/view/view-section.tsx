import { useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Section } from '../properties/section.tsx';
import { useStore } from '../session/use-session.ts';
import { viewTexts } from './texts.ts';
import { setViewOption, viewOptions } from './view-options.ts';

/** Switches of the guides. */
export function ViewSection() {
  const t = useTexts(viewTexts);
  const options = useStore(viewOptions);
  return (
    <Section title={t('view')}>
      {(['thirds', 'badge', 'rulers'] as const).map((name) => (
        <Switch
          key={name}
          label={t(name)}
          checked={options[name]}
          onChange={(isOn) => setViewOption(name, isOn)}
          className="justify-between"
        />
      ))}
    </Section>
  );
}
