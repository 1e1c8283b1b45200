import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDraft, useDrafts } from '../draft/draft-store.ts';
import { studioTexts } from '../texts.ts';
import { Purse } from './purse.tsx';
import { StylePicker } from './style-picker.tsx';
import { ToolSelector } from './tool-selector.tsx';

// The sliders' code is worth a fetch of its own: the first visit begins with Thumbnails.
const loadGenesysSettings = partLoader(() => import('./genesys-settings.tsx'));
const GenesysSettings = lazy(async () => ({ default: (await loadGenesysSettings()).GenesysSettings }));

const loadV2Settings = partLoader(() => import('./thumbnails-v2-settings.tsx'));
const ThumbnailsV2Settings = lazy(async () => ({ default: (await loadV2Settings()).ThumbnailsV2Settings }));

/** By then the first visit has all that it shows. */
const settleMs = 4_000;

interface SettingsPanelProps {
  user: User;
  coins: number;
  /** Prompt and price, below the form. */
  composer: ReactNode;
}

/** What the picture is made from: tool, its settings, prompt. The form scrolls between coins and composer. */
export function SettingsPanel({ user, coins, composer }: SettingsPanelProps) {
  const t = useTexts(studioTexts);
  const draft = useDraft();
  const { change, chooseTool } = useDrafts.getState();
  // After the first paint, so that choosing another tool finds its settings here.
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadGenesysSettings();
      void loadV2Settings();
    }, settleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={t('settings')} className="flex min-h-0 flex-col bg-panel lg:border-line lg:border-r">
      <Purse user={user} coins={coins} tool={draft.tool} />
      <div className="grid min-h-0 flex-1 auto-rows-max content-start gap-[18px] px-4 pt-3 max-lg:pb-[calc(var(--dock-height,230px)+16px)] md:px-6 md:pt-4 lg:overflow-y-auto lg:px-5 lg:pb-4">
        <ToolSelector tool={draft.tool} onChoose={chooseTool} />
        {draft.tool === 'Thumbnail' ? (
          <StylePicker value={draft.style} onChange={(style) => change({ style })} />
        ) : draft.tool === 'ThumbnailsV2' ? (
          <Suspense fallback={<Skeleton className="h-16" />}>
            <ThumbnailsV2Settings preset={draft.preset} onPresetChange={(preset) => change({ preset })} />
          </Suspense>
        ) : (
          <Suspense fallback={<Skeleton className="h-52" />}>
            <GenesysSettings draft={draft} onChange={change} />
          </Suspense>
        )}
      </div>
      {composer}
    </section>
  );
}
