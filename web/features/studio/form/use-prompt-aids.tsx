import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import type { StudioTool } from '#contract/tools.ts';
import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { type Draft, originalPromptOf } from '../draft/draft.ts';
import { draftNow, useDrafts } from '../draft/draft-store.ts';
import { gatherReferences } from './gather-references.ts';

const Dictation = lazyPart(async () => (await import('./dictation.tsx')).Dictation);
const EnhanceDialog = deferredPart(
  async () => (await import('#web/features/enhance/index.ts')).EnhanceDialog,
);

/** By then the first visit has loaded what it shows. */
const settleMs = 4_000;

interface PromptAidsOptions {
  owner: string;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  onChooseTool: (tool: StudioTool) => void;
  onGenerate: () => void;
}

/** Help with the prompt: dictation in its footer, and Enhance. Both are separate chunks. */
export function usePromptAids({ owner, promptRef, onChooseTool, onGenerate }: PromptAidsOptions) {
  const [isDictating, setDictating] = useState(false);
  const [enhanced, setEnhanced] = useState<Draft | null>(null);
  useEffect(() => {
    const timer = setTimeout(preload, settleMs);
    return () => clearTimeout(timer);
  }, []);
  const enhance = () => setEnhanced(draftNow());
  const foot: ReactNode = isDictating ? (
    <Suspense fallback={<span className="h-9 touch:h-11" />}>
      <Dictation
        promptRef={promptRef}
        onChooseTool={onChooseTool}
        onGenerate={onGenerate}
        onEnhance={enhance}
        onClose={() => setDictating(false)}
      />
    </Suspense>
  ) : undefined;
  const dialog: ReactNode = enhanced && (
    <EnhanceDialog
      request={{
        prompt: enhanced.prompt,
        tool: enhanced.tool,
        style: enhanced.style,
        reference: async () => (await gatherReferences(enhanced, owner)).files[0] ?? null,
      }}
      promptRef={promptRef}
      onUse={(text) => applyEnhanced(enhanced, text)}
      onClose={() => setEnhanced(null)}
    />
  );
  return {
    foot,
    dialog,
    isEnhancing: enhanced !== null,
    dictate: () => setDictating(true),
    enhance,
    preload,
  };
}

function preload(): void {
  Dictation.preload();
  EnhanceDialog.preload();
}

/** Replaces a prompt by its enhanced version. Returns an undo function. */
function applyEnhanced(before: Draft, text: string): () => void {
  const { load, drafts } = useDrafts.getState();
  const replaced = drafts.of[before.tool];
  load({
    ...replaced,
    prompt: text,
    enhanced: { original: originalPromptOf(before) ?? before.prompt, text },
  });
  return () => {
    const now = useDrafts.getState().drafts.of[before.tool];
    useDrafts.getState().load({ ...now, prompt: replaced.prompt, enhanced: replaced.enhanced });
  };
}
