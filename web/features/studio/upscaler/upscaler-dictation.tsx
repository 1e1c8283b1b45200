import type { RefObject } from 'react';
import { type StudioTool, upscaleTool } from '#contract/tools.ts';
import { changeUpscaleSettings, upscalerNow } from '#web/features/upscaling/index.ts';
import { parseUpscaleCommand, runUpscaleCommand, VoiceFoot } from '#web/features/voice/index.ts';

interface UpscalerDictationProps {
  promptRef: RefObject<HTMLTextAreaElement | null>;
  onChooseTool: (tool: StudioTool) => void;
  onPress: () => void;
  onClose: () => void;
}

/** Dictation in the footer of the Upscaler's prompt, with the commands that this form supports. */
export function UpscalerDictation({ promptRef, onChooseTool, onPress, onClose }: UpscalerDictationProps) {
  return (
    <VoiceFoot
      promptRef={promptRef}
      form={upscaleTool}
      onClose={onClose}
      commandIn={(utterance) => {
        const command = parseUpscaleCommand(utterance);
        const { settings } = upscalerNow();
        return (
          command &&
          (() =>
            runUpscaleCommand(command, {
              settings,
              change(fields) {
                changeUpscaleSettings({ ...upscalerNow().settings, ...fields });
                return upscalerNow().settings;
              },
              chooseTool: onChooseTool,
              start: onPress,
            }))
        );
      }}
    />
  );
}
