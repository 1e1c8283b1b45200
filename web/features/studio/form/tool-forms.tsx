import { type ReactNode, Suspense } from 'react';
import { type StudioTool, tools } from '#contract/tools.ts';
import { defaultV2Preset } from '#contract/v2-presets.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Draft, DraftFields } from '../draft/draft.ts';
import { StylePicker } from '../styles/style-picker.tsx';
import { UpscalerComposer, UpscalerForm, UpscaleStage } from '../upscaler/upscaler-parts.ts';

// The first visit shows Thumbnails; the other tools' forms are separate chunks.
const GenesysSettings = lazyPart(async () => (await import('./genesys-settings.tsx')).GenesysSettings);
const ThumbnailsV2Settings = lazyPart(
  async () => (await import('#web/features/references/index.ts')).ThumbnailsV2Settings,
);

const parts: Readonly<Record<StudioTool, { preload(): void } | null>> = {
  Thumbnail: null,
  ThumbnailsV2: ThumbnailsV2Settings,
  'Genesys Pro': GenesysSettings,
  'Genesys 1.0': GenesysSettings,
  Upscaler: {
    preload() {
      for (const part of [UpscalerForm, UpscalerComposer, UpscaleStage]) part.preload();
    },
  },
};

/** Prefetches a tool's form. */
export function preloadToolForm(tool: StudioTool): void {
  parts[tool]?.preload();
}

interface ToolFormProps {
  draft: Draft;
  onChange: (fields: DraftFields) => void;
}

/** The form of a tool, without the prompt. */
export function ToolForm(props: ToolFormProps): ReactNode {
  return (
    <Suspense key={props.draft.tool} fallback={<Skeleton className="h-52" />}>
      <OneForm {...props} />
    </Suspense>
  );
}

function OneForm({ draft, onChange }: ToolFormProps) {
  switch (tools[draft.tool].styles) {
    case 'thumbnail':
      return <StylePicker value={draft.style} onChange={(style) => onChange({ style })} />;
    case 'preset':
      return (
        <ThumbnailsV2Settings
          preset={draft.settings.preset ?? defaultV2Preset}
          onPresetChange={(preset) => onChange({ settings: { preset } })}
        />
      );
    case 'image':
      return <GenesysSettings draft={draft} onChange={onChange} />;
  }
}
