import { Mic, Wand } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import { isBlankPrompt } from '#contract/generation.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { studioTexts } from '../texts.ts';

const PastPromptsMenu = lazyPart(async () => (await import('./past-prompts-menu.tsx')).PastPromptsMenu);

export interface PromptToolsProps {
  prompt: string;
  onPromptChange: (prompt: string) => void;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Earlier prompts, latest first. */
  pastPrompts: readonly string[];
  onDictate: () => void;
  onEnhance: () => void;
  isEnhancing: boolean;
  /** Called when dictation or Enhance is hovered or focused, to load their code. */
  onNear: () => void;
}

/** The left of the prompt's footer, in this order: dictation, past prompts, Enhance. */
export function PromptTools(props: PromptToolsProps) {
  const { prompt, onPromptChange, promptRef, pastPrompts, onNear } = props;
  const t = useTexts(studioTexts);
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <>
      <IconButton
        icon={Mic}
        size="sm"
        label={t('dictate')}
        tooltipSide="top"
        onClick={props.onDictate}
        {...near}
      />
      {pastPrompts.length > 0 && (
        <Suspense fallback={<span aria-hidden="true" className="size-8 touch:size-11" />}>
          <PastPromptsMenu prompts={pastPrompts} onChoose={onPromptChange} promptRef={promptRef} />
        </Suspense>
      )}
      <Button
        variant="quiet"
        size="sm"
        busy={props.isEnhancing}
        disabled={isBlankPrompt(prompt)}
        disabledReason={t('promptRequired')}
        onClick={props.onEnhance}
        {...near}
      >
        <Icon of={Wand} size="sm" />
        {t(props.isEnhancing ? 'enhancing' : 'enhance')}
      </Button>
    </>
  );
}
