import type { UpscaleEngine } from '#contract/upscale-engine.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { upscalingTexts } from '../texts.ts';

/** The engine that will upscale the picture, and where it runs. */
export function EngineLine({ engine }: { engine: UpscaleEngine | null | undefined }) {
  const t = useTexts(upscalingTexts);
  return (
    <section>
      <h2 className="m-0 pb-1 type-label">{t('engine')}</h2>
      {engine === undefined && <Skeleton className="h-[18px] w-3/5" />}
      {engine === null && <p className="m-0 text-warn type-meta">{t('noEngine')}</p>}
      {engine != null && (
        <p className="m-0 text-faint type-meta">
          {engine.isBuiltIn ? t('engineHere') : engineElsewhere(engine.name)}
          {engine.reads === null && <span className="block">{t('readsUnknown')}</span>}
        </p>
      )}
    </section>
  );

  function engineElsewhere(name: string): string {
    return t('engineElsewhere', { engine: name });
  }
}
