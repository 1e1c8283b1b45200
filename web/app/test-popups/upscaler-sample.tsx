import { useState } from 'react';
import { initialUpscaleSettings } from '#contract/upscale.ts';
import type { UpscaleEngine } from '#contract/upscale-engine.ts';
import { fittedSettings, UpscalerForm, type UpscaleSource } from '#web/features/upscaling/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { testPopupsTexts } from './texts.ts';

const sampleEngine: UpscaleEngine = {
  name: 'Built-in upscaler',
  isBuiltIn: true,
  reads: ['dynamic', 'creativity', 'resemblance'],
};

export function UpscalerFormSample({ onClose }: { onClose: () => void }) {
  const t = useTexts(testPopupsTexts);
  const [source, setSource] = useState<UpscaleSource | null>(null);
  const [settings, setSettings] = useState(initialUpscaleSettings);
  return (
    <Dialog onClose={onClose} title={t('upscalerForm')}>
      <UpscalerForm
        source={source}
        onSource={(next) => {
          setSource(next);
          setSettings(fittedSettings(settings, next));
        }}
        settings={settings}
        onChange={setSettings}
        engine={sampleEngine}
      />
    </Dialog>
  );
}
