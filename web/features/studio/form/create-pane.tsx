import type { ReactNode, RefObject } from 'react';
import type { User } from '#contract/accounts.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { DraftFields } from '../draft/draft.ts';
import { draftNow, useDraft, useDrafts } from '../draft/draft-store.ts';
import type { Generation } from '../use-generation.ts';
import { Composer } from './composer.tsx';
import { pastPrompts } from './past-prompts.ts';
import { PromptTools } from './prompt-tools.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePromptAids } from './use-prompt-aids.tsx';

interface CreatePaneProps {
  user: User;
  coins: number;
  generation: Generation;
  /** The user's latest pictures, whose prompts can be begun from again. */
  images: readonly GalleryImage[];
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** On top of the composer on phones: the running job. */
  strip: ReactNode;
}

/** The studio's form. What is typed draws this half alone: the pictures beside it know nothing of it. */
export function CreatePane({ user, coins, generation, images, promptRef, strip }: CreatePaneProps) {
  const draft = useDraft();
  const change = (fields: DraftFields) => {
    useDrafts.getState().change(fields);
    generation.forgetRefusal();
  };
  const changePrompt = (prompt: string) => change({ prompt });
  const press = () => generation.press(draftNow());
  const aids = usePromptAids({
    owner: user.id,
    promptRef,
    onChooseTool: generation.switchTool,
    onGenerate: press,
  });
  return (
    <>
      <SettingsPanel
        user={user}
        coins={coins}
        onChooseTool={generation.switchTool}
        composer={
          <Composer
            draft={draft}
            onChange={change}
            promptRef={promptRef}
            coins={coins}
            isSending={generation.isSending}
            promptError={generation.promptError}
            pressError={generation.pressError}
            onGenerate={press}
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
