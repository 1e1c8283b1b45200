import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { fillUpscaleSettings, setHidden, UpscaleHistory } from '#web/features/upscaling/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { ShownMark } from '../jobs/shown-mark.tsx';
import { sendingOfUpscale, submitUpscale } from './submit-upscale.ts';
import { upscalerTexts } from './texts.ts';
import { type SubmitListener, useSubmitTarget } from './use-submit-target.ts';

interface UpscaleStageProps {
  generation: SubmitListener;
  /** Running jobs of all tools. */
  running: readonly Job[];
  /** Switches a phone from the results to the form. */
  onShowForm: () => void;
}

/** The Upscaler's history in place of the pictures. */
export function UpscaleStage({ generation, running, onShowForm }: UpscaleStageProps) {
  const t = useTexts(upscalerTexts);
  const target = useSubmitTarget(generation);
  const retryOf = (item: UpscaleItem) => {
    const sending = sendingOfUpscale(item);
    if (sending === null) return undefined;
    return () => {
      setHidden(item.id, true);
      void submitUpscale(sending, target);
    };
  };
  return (
    <>
      <UpscaleHistory
        retryOf={retryOf}
        onUseSettings={({ settings }) => {
          fillUpscaleSettings(settings);
          showToast({ id: 'upscale-settings', title: t('settingsUsed') });
          onShowForm();
        }}
      />
      {running
        .filter(({ tool }) => tools[tool].makes === 'upscale')
        .map(({ id }) => (
          <ShownMark key={id} jobId={id} />
        ))}
    </>
  );
}
