import { Mic } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { StudioTool } from '#contract/tools.ts';
import { useUser } from '#web/features/accounts/index.ts';
import {
  changeUpscaleSettings,
  changeUpscaleSource,
  restoreSource,
  UpscalerForm,
  upscalerNow,
  useUpscaleEngine,
  useUpscalerStore,
} from '#web/features/upscaling/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { clearUpscaleError, submitUpscale } from './submit-upscale.ts';
import { upscalerTexts } from './texts.ts';
import { type SubmitListener, useSubmitTarget } from './use-submit-target.ts';
import { useUpscaleObstacle } from './use-upscale-obstacle.ts';

const UpscalerDictation = lazyPart(async () => (await import('./upscaler-dictation.tsx')).UpscalerDictation);

interface UpscalerFieldsProps {
  generation: SubmitListener & { switchTool: (tool: StudioTool) => void };
}

/** The Upscaler's form in the studio. */
export function UpscalerFields({ generation }: UpscalerFieldsProps) {
  const t = useTexts(upscalerTexts);
  const { source, settings } = useUpscalerStore();
  const engine = useUpscaleEngine();
  const target = useSubmitTarget(generation);
  const obstacle = useUpscaleObstacle();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [isDictating, setDictating] = useState(false);
  const { id: userId } = useUser();
  useEffect(() => void restoreSource(userId), [userId]);
  // A changed form clears the error of the last submission.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at every change
  useEffect(clearUpscaleError, [source, settings]);
  const submit = () => {
    const now = upscalerNow();
    if (obstacle === undefined && now.source !== null) {
      void submitUpscale({ source: now.source, settings: now.settings }, target);
    }
  };
  return (
    <UpscalerForm
      source={source}
      settings={settings}
      onSource={changeUpscaleSource}
      onChange={changeUpscaleSettings}
      engine={engine}
      promptRef={promptRef}
      onSubmit={submit}
      promptTools={
        <IconButton
          icon={Mic}
          size="sm"
          label={t('dictate')}
          tooltipSide="top"
          onPointerEnter={UpscalerDictation.preload}
          onClick={() => setDictating(true)}
        />
      }
      promptFoot={
        isDictating ? (
          <Suspense fallback={<span className="h-9 touch:h-11" />}>
            <UpscalerDictation
              promptRef={promptRef}
              onChooseTool={generation.switchTool}
              onPress={submit}
              onClose={() => setDictating(false)}
            />
          </Suspense>
        ) : undefined
      }
    />
  );
}
