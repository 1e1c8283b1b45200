import { type ReactNode, Suspense } from 'react';
import type { Tool } from '#contract/tools.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Draft, DraftFields } from '../draft/draft.ts';
import { StylePicker } from '../styles/style-picker.tsx';
import { UpscalerComposer, UpscalerForm, UpscaleStage } from '../upscaler/upscaler-parts.ts';

// The first visit begins with Thumbnails; the forms of the other tools are worth a fetch of their own.
const GenesysSettings = lazyPart(async () => (await import('./genesys-settings.tsx')).GenesysSettings);
const ThumbnailsV2Settings = lazyPart(
  async () => (await import('#web/features/references/index.ts')).ThumbnailsV2Settings,
);

const parts: Readonly<Record<Tool, { preload(): void } | null>> = {
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

/** Fetches a tool's form ahead. */
export function preloadToolForm(tool: Tool): void {
  parts[tool]?.preload();
}

interface ToolFormProps {
  draft: Draft;
  onChange: (fields: DraftFields) => void;
}

/** What a tool asks for beside the prompt. */
export function ToolForm(props: ToolFormProps): ReactNode {
  return (
    <Suspense key={props.draft.tool} fallback={<Skeleton className="h-52" />}>
      <OneForm {...props} />
    </Suspense>
  );
}

function OneForm({ draft, onChange }: ToolFormProps) {
  switch (draft.tool) {
    case 'Thumbnail':
      return <StylePicker value={draft.style} onChange={(style) => onChange({ style })} />;
    case 'ThumbnailsV2':
      return <ThumbnailsV2Settings preset={draft.preset} onPresetChange={(preset) => onChange({ preset })} />;
    case 'Genesys Pro':
    case 'Genesys 1.0':
      return <GenesysSettings draft={draft} onChange={onChange} />;
  }
}
