import type { RefObject } from 'react';
import { imageStyles } from '#contract/styles.ts';
import { type GenerateTool, type StudioTool, tools } from '#contract/tools.ts';
import { useDescribedStyles } from '#web/features/described-styles/index.ts';
import { parseCommand, runCommand, VoiceFoot } from '#web/features/voice/index.ts';
import { type DraftFields, withFields } from '../draft/draft.ts';
import { draftNow, useDraft, useDrafts } from '../draft/draft-store.ts';
import { useOwnThumbnailStyles, usePresetThumbnailStyles } from './use-styles.ts';

export interface DictationProps {
  promptRef: RefObject<HTMLTextAreaElement | null>;
  onChooseTool: (tool: StudioTool) => void;
  onGenerate: () => void;
  onEnhance: () => void;
  onClose: () => void;
}

/** The styles that a voice command can name for a tool: presets and the user's own. */
function useNamedStyles(tool: GenerateTool): { id: string; name: string }[] {
  const presets = usePresetThumbnailStyles();
  const trained = useOwnThumbnailStyles();
  const { styles } = tools[tool];
  const { data: described = [] } = useDescribedStyles({ enabled: styles === 'image' });
  if (styles === 'thumbnail') return [...trained, ...presets];
  if (styles !== 'image') return [];
  return [...described, ...imageStyles.map(({ id, label }) => ({ id, name: label }))];
}

/** Changes the form that a command was meant for, even if another one is on screen by now. */
function changeFormOf(tool: GenerateTool, fields: DraftFields): void {
  const { drafts, change, load } = useDrafts.getState();
  if (draftNow().tool === tool) change(fields);
  else load(withFields(drafts.of[tool], fields));
}

/** Dictation in the prompt's footer, for the form on screen. */
export function Dictation({ promptRef, onChooseTool, onGenerate, onEnhance, onClose }: DictationProps) {
  const draft = useDraft();
  const styles = useNamedStyles(draft.tool);
  const target = {
    form: draft,
    styles,
    change: (fields: DraftFields) => changeFormOf(draft.tool, fields),
    chooseTool: onChooseTool,
    generate: onGenerate,
    enhance: onEnhance,
  };
  return (
    <VoiceFoot
      promptRef={promptRef}
      form={draft.tool}
      onClose={onClose}
      commandIn={(utterance) => {
        const command = parseCommand(utterance, styles);
        return command && (() => runCommand(command, target));
      }}
    />
  );
}
