import type { RefObject } from 'react';
import { PastPromptsMenu } from './past-prompts-menu.tsx';

export interface PromptToolsProps {
  prompt: string;
  onPromptChange: (prompt: string) => void;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Prompts written before, the latest first. */
  pastPrompts: readonly string[];
}

/** Left in the prompt's foot, in this order: dictation, past prompts, Enhance. */
export function PromptTools({ onPromptChange, promptRef, pastPrompts }: PromptToolsProps) {
  return <PastPromptsMenu prompts={pastPrompts} onChoose={onPromptChange} promptRef={promptRef} />;
}
