import { Mic } from 'lucide-react';
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PromptBox, type PromptBoxProps } from '#web/ui/prompt-box.tsx';
import { uiTexts } from '#web/ui/ui-texts.ts';

const VoiceFoot = lazyPart(async () => (await import('#web/features/voice/index.ts')).VoiceFoot);

type EditPromptProps = Pick<
  PromptBoxProps,
  'label' | 'value' | 'onChange' | 'onSubmit' | 'placeholder' | 'error' | 'minLines' | 'compact'
> & {
  /** Which prompt it is: an error of the microphone ends with it. */
  form: string;
  promptRef?: RefObject<HTMLTextAreaElement | null>;
  /** In a dialog: typing begins as soon as it is open. */
  takesFocus?: boolean;
};

/** A prompt of the editor, typed or spoken. What is said is text, never a command. */
export function EditPrompt({ form, promptRef, takesFocus = false, ...prompt }: EditPromptProps) {
  const t = useTexts(uiTexts);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = promptRef ?? own;
  useLayoutEffect(() => {
    if (takesFocus) area.current?.setAttribute('data-autofocus', '');
  }, [takesFocus, area]);
  const [isDictating, setDictating] = useState(false);
  return (
    <PromptBox
      {...prompt}
      ref={area}
      tools={
        <IconButton
          icon={Mic}
          size="sm"
          label={t('dictate')}
          tooltipSide="top"
          onClick={() => setDictating(true)}
          onPointerEnter={() => void VoiceFoot.preload()}
          onFocus={() => void VoiceFoot.preload()}
        />
      }
      foot={
        isDictating ? (
          <Suspense fallback={<span className="h-9 touch:h-11" />}>
            <VoiceFoot
              promptRef={area}
              form={form}
              commandIn={() => null}
              onClose={() => setDictating(false)}
            />
          </Suspense>
        ) : undefined
      }
    />
  );
}
