import { type ReactNode, type RefObject, Suspense } from 'react';
import { hasSetting } from '#contract/generation.ts';
import type { GalleryImage } from '#contract/images.ts';
import { canUseTool } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import { takesPrompt } from '#contract/tools.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DraftFields } from '../draft/draft.ts';
import { draftNow, useDraft, useDrafts, useTool } from '../draft/draft-store.ts';
import { continueIn } from '../draft/switch-tool.ts';
import { UpscalerComposer, UpscalerForm } from '../upscaler/upscaler-parts.ts';
import type { Generation } from '../use-generation.ts';
import { alternativesTo } from './alternatives.ts';
import { Composer } from './composer.tsx';
import { pastPrompts } from './past-prompts.ts';
import { PromptTools } from './prompt-tools.tsx';
import { SettingsPanel, settleMs } from './settings-panel.tsx';
import { ToolForm } from './tool-forms.tsx';
import { useIsDrawn } from './use-drawn-styles.ts';
import { usePromptAids } from './use-prompt-aids.tsx';
import { YourPhotoField } from './your-photo-field.tsx';

const WordsField = deferredPart(async () => (await import('../words/words-field.tsx')).WordsField);
const LockedNotice = deferredPart(async () => (await import('./locked-notice.tsx')).LockedNotice);

interface CreatePaneProps {
  user: User;
  coins: number;
  generation: Generation;
  /** The user's latest pictures, whose prompts can be reused. */
  images: readonly GalleryImage[];
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Above the composer on phones: the running job. */
  strip: ReactNode;
}

/** The studio's form. Typing re-renders only this half, not the pictures beside it. */
export function CreatePane({ user, coins, generation, images, promptRef, strip }: CreatePaneProps) {
  const draft = useDraft();
  const tool = useTool();
  const change = (fields: DraftFields) => {
    useDrafts.getState().change(fields);
    generation.clearRefusal();
  };
  const changePrompt = (prompt: string) => change({ prompt });
  const submit = () => generation.submit(draftNow());
  const aids = usePromptAids({
    owner: user.id,
    promptRef,
    onChooseTool: generation.switchTool,
    onGenerate: submit,
  });
  const panel = {
    user,
    coins,
    tool,
    draft,
    onChooseTool: generation.switchTool,
    onChange: useDrafts.getState().change,
  };
  const isDrawn = useIsDrawn(draft.tool);
  if (!takesPrompt(tool)) {
    return (
      <SettingsPanel
        {...panel}
        form={
          <Suspense fallback={<Skeleton className="h-52" />}>
            <UpscalerForm generation={generation} />
          </Suspense>
        }
        composer={<UpscalerComposer generation={generation} coins={coins} strip={strip} />}
      />
    );
  }
  return (
    <>
      <SettingsPanel
        {...panel}
        form={
          <>
            {!canUseTool(user.planType, draft.tool) && (
              <LockedNotice
                tool={draft.tool}
                alternatives={alternativesTo(draft.tool, user.planType)}
                onContinue={(other) => void continueIn(other, user.id)}
              />
            )}
            <YourPhotoField tool={draft.tool} owner={user.id} afterMs={settleMs} />
            <ToolForm draft={draft} onChange={useDrafts.getState().change} />
            {hasSetting(draft.tool, 'words') && isDrawn === false && (
              <WordsField
                value={draft.settings.words}
                onChange={(words) => useDrafts.getState().change({ settings: { words } })}
              />
            )}
          </>
        }
        composer={
          <Composer
            draft={draft}
            onChange={change}
            promptRef={promptRef}
            coins={coins}
            isSending={generation.isSending}
            promptError={generation.promptError}
            submitError={generation.submitError}
            onGenerate={submit}
            promptTools={
              <PromptTools
                prompt={draft.prompt}
                onPromptChange={changePrompt}
                promptRef={promptRef}
                pastPrompts={pastPrompts(images, draft.prompt)}
                onDictate={aids.dictate}
                onEnhance={aids.enhance}
                isEnhancing={aids.isEnhancing}
                onNear={aids.preload}
              />
            }
            promptFoot={aids.foot}
            strip={strip}
          />
        }
      />
      {aids.dialog}
    </>
  );
}
