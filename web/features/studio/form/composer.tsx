import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { makesThumbnails } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PromptBox } from '#web/ui/prompt-box.tsx';
import { SpendButton } from '#web/ui/spend-button.tsx';
import { type Draft, type DraftFields, priceOf } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { ComposerDock } from './composer-dock.tsx';
import { DesignCountChoice } from './design-count.tsx';
import { FootLine } from './foot-line.tsx';
import { type FoldState, foldOnScroll } from './scroll-direction.ts';
import { useDockHeight } from './use-dock-height.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useIsDocked, useIsLow } from './use-is-docked.ts';

interface ComposerProps {
  draft: Draft;
  onChange: (fields: DraftFields) => void;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  coins: number;
  isSending: boolean;
  /** The server's error for the prompt. */
  promptError: string | undefined;
  /** The error of the submission itself. */
  submitError: string | undefined;
  onGenerate: () => void;
  /** At the left of the prompt's footer. */
  promptTools: ReactNode;
  /** Replaces the prompt's footer during dictation. */
  promptFoot: ReactNode | undefined;
  /** Above it on phones: the running job. */
  strip: ReactNode;
}

/** Prompt and price together: docked at the bottom of the panel, on phones at the bottom of the screen. */
export function Composer(props: ComposerProps) {
  const { draft, onChange, promptRef, coins, isSending, onGenerate } = props;
  const t = useTexts(studioTexts);
  const dock = useRef<HTMLDivElement>(null);
  const fold = useCollapsedOnScroll(dock);
  const isLow = useIsLow();
  const { reason, promptError, submitError, refuse, clearRefusal } = useFormErrors(draft, props);
  const isQuiet = promptError === undefined && submitError === undefined && props.promptFoot === undefined;
  const isCollapsed = fold.isCollapsed && isQuiet;
  useDockHeight(dock, isCollapsed);
  const focusPrompt = () => requestAnimationFrame(() => promptRef.current?.focus());
  const showReason = () => {
    refuse();
    if (reason?.at === 'prompt') focusPrompt();
  };
  const generateButton = (
    <SpendButton
      label={t('generate')}
      busyLabel={t('generating')}
      busy={isSending}
      coins={priceOf(draft)}
      disabledReason={reason?.text}
      onRefused={showReason}
      onClick={onGenerate}
      size={isCollapsed ? 'md' : 'lg'}
      className={isCollapsed ? '' : 'min-w-0 flex-1'}
    />
  );
  const openPrompt = () => {
    fold.expand();
    focusPrompt();
  };

  return (
    <ComposerDock ref={dock} strip={props.strip}>
      {isCollapsed ? (
        <div className="flex items-center gap-2">
          <FoldedPrompt prompt={draft.prompt} onOpen={openPrompt} />
          {generateButton}
        </div>
      ) : (
        <>
          <PromptBox
            ref={promptRef}
            label={t('prompt')}
            placeholder={makesThumbnails(draft.tool) ? t('promptHint') : t('promptHintImage')}
            value={draft.prompt}
            onChange={(prompt) => {
              clearRefusal();
              onChange({ prompt });
            }}
            minLines={isLow ? 1 : 2}
            error={promptError}
            tools={props.promptTools}
            foot={props.promptFoot}
            onSubmit={reason === undefined ? onGenerate : showReason}
          />
          <div className="flex items-stretch gap-2">
            <DesignCountChoice
              value={draft.settings.count}
              onChange={(count) => onChange({ settings: { count } })}
            />
            {generateButton}
          </div>
          <FootLine
            tool={draft.tool}
            count={draft.settings.count}
            coins={coins}
            onCount={(count) => onChange({ settings: { count } })}
            error={submitError}
          />
        </>
      )}
    </ComposerDock>
  );
}

/** The prompt in one line, while the form is scrolled on a phone. */
function FoldedPrompt({ prompt, onOpen }: { prompt: string; onOpen: () => void }) {
  const t = useTexts(studioTexts);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        'h-11 min-w-0 flex-1 truncate rounded-control border border-edge bg-raised px-3 text-left',
        prompt === '' && 'text-faint',
      )}
    >
      {prompt === '' ? t('prompt') : prompt}
    </button>
  );
}

const unfolded: FoldState = { isFolded: false, y: 0 };

/** On phones the composer folds to one line while the form scrolls; never while the user types in it. */
function useCollapsedOnScroll(dock: RefObject<HTMLElement | null>) {
  const isDocked = useIsDocked();
  const [fold, setFold] = useState<FoldState>(unfolded);
  useEffect(() => {
    if (!isDocked) return;
    const onScroll = () => {
      if (dock.current?.contains(document.activeElement)) return;
      setFold((state) => foldOnScroll(state, window.scrollY));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [dock, isDocked]);
  return {
    isCollapsed: isDocked && fold.isFolded,
    expand: () => setFold({ isFolded: false, y: window.scrollY }),
  };
}
