import type { AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select } from '#web/ui/select.tsx';
import { enginesTexts } from './texts.ts';
import { engineName } from './words.ts';

/** The value for all engines. */
export const everyEngine = '';

interface EngineSelectProps {
  engines: readonly AdminEngine[];
  value: string;
  onChange: (engineId: string) => void;
}

/** Narrows a part of the page to one engine; nothing if there is only one. */
export function EngineSelect({ engines, value, onChange }: EngineSelectProps) {
  const t = useTexts(enginesTexts);
  if (engines.length < 2) return null;
  return (
    <Select
      look="button"
      label={t('engine')}
      value={value}
      onChange={onChange}
      options={[
        { value: everyEngine, label: t('allEngines') },
        ...engines.map((engine) => ({ value: engine.id, label: engineName(t, engine) })),
      ]}
    />
  );
}
