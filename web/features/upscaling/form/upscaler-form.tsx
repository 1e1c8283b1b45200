import type { ReactNode, Ref } from 'react';
import {
  type UpscaleFormat,
  type UpscaleInput,
  type UpscaleSettings,
  type UpscaleSlider,
  upscaleFormats,
  upscaleSliders,
} from '#contract/upscale.ts';
import type { UpscaleEngine } from '#contract/upscale-engine.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PromptBox } from '#web/ui/prompt-box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import type { UpscaleSource } from '../model/upscale-source.ts';
import { upscalingTexts } from '../texts.ts';
import { FactorField } from './factor-field.tsx';
import { SourceField } from './source-field.tsx';

const sliders = [
  ['dynamic', 'quality', 'qualityHint'],
  ['creativity', 'creativity', 'creativityHint'],
  ['resemblance', 'resemblance', 'resemblanceHint'],
] as const satisfies readonly [UpscaleSlider, string, string][];

export interface UpscalerFormProps {
  source: UpscaleSource | null;
  settings: UpscaleSettings;
  onSource: (source: UpscaleSource | null) => void;
  onChange: (settings: UpscaleSettings) => void;
  /** The engine of the next upscale; undefined while loading, null if there is none. */
  engine: UpscaleEngine | null | undefined;
  /** In the prompt's footer: dictation. */
  promptTools?: ReactNode;
  /** Replaces the prompt's footer during dictation. */
  promptFoot?: ReactNode;
  promptRef?: Ref<HTMLTextAreaElement>;
  /** Called for Ctrl+Enter in the prompt. */
  onSubmit?: () => void;
}

/** The picture, its factor, output format, sliders and engine. */
export function UpscalerForm(props: UpscalerFormProps) {
  const { source, settings, onSource, onChange, engine } = props;
  const t = useTexts(upscalingTexts);
  /** The hint below a control that the engine ignores. */
  const unread = (input: UpscaleInput): string | null => {
    if (engine?.reads == null || engine.reads.includes(input)) return null;
    return engine.isBuiltIn ? t('notReadHere') : t('notRead', { engine: engine.name });
  };
  return (
    <div className="grid gap-5">
      <SourceField source={source} onChange={onSource} />
      <FactorField
        size={source}
        factor={settings.scaleFactor}
        onChange={(scaleFactor) => onChange({ ...settings, scaleFactor })}
      />
      <section>
        <h2 className="m-0 pb-2 type-label">{t('format')}</h2>
        <Segmented<UpscaleFormat>
          block
          label={t('format')}
          value={settings.outputFormat}
          onChange={(outputFormat) => onChange({ ...settings, outputFormat })}
          options={upscaleFormats.map((format) => ({ value: format, label: format.toUpperCase() }))}
        />
      </section>
      {sliders.map(([name, label, hint]) => (
        <Slider
          key={name}
          label={t(label)}
          value={settings[name]}
          onChange={(value) => onChange({ ...settings, [name]: value })}
          min={upscaleSliders[name].min}
          max={upscaleSliders[name].max}
          defaultValue={upscaleSliders[name].initial}
          neutral={upscaleSliders[name].neutral}
          hint={unread(name) ?? t(hint, { neutral: upscaleSliders[name].neutral })}
        />
      ))}
      <section className="grid gap-2">
        <h2 className="m-0 type-label">{t('prompt')}</h2>
        <PromptBox
          {...(props.promptRef !== undefined && { ref: props.promptRef })}
          label={t('prompt')}
          placeholder={t('promptExample')}
          minLines={1}
          value={settings.prompt}
          onChange={(prompt) => onChange({ ...settings, prompt })}
          {...(props.onSubmit && { onSubmit: props.onSubmit })}
          tools={props.promptTools}
          foot={props.promptFoot}
        />
        <p className="m-0 text-faint type-meta">{unread('prompt') ?? t('promptHint')}</p>
      </section>
      <EngineLine engine={engine} />
    </div>
  );
}

/** The engine that will upscale the picture, and where it runs. */
function EngineLine({ engine }: { engine: UpscaleEngine | null | undefined }) {
  const t = useTexts(upscalingTexts);
  return (
    <section>
      <h2 className="m-0 pb-1 type-label">{t('engine')}</h2>
      {engine === undefined && <Skeleton className="h-[18px] w-3/5" />}
      {engine === null && <p className="m-0 text-warn type-meta">{t('noEngine')}</p>}
      {engine != null && (
        <p className="m-0 text-faint type-meta">
          {engine.isBuiltIn ? t('engineHere') : t('engineRemote', { engine: engine.name })}
          {engine.reads === null && <span className="block">{t('readsUnknown')}</span>}
        </p>
      )}
    </section>
  );
}
