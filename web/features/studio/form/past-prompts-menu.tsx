import { History } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { studioTexts } from '../texts.ts';

interface PastPromptsMenuProps {
  prompts: readonly string[];
  onChoose: (prompt: string) => void;
  /** Takes the focus once a prompt was chosen. */
  promptRef: RefObject<HTMLTextAreaElement | null>;
}

/** Earlier prompts to reuse. */
export function PastPromptsMenu({ prompts, onChoose, promptRef }: PastPromptsMenuProps) {
  const t = useTexts(studioTexts);
  const hasChosen = useRef(false);
  const choose = (prompt: string) => {
    hasChosen.current = true;
    onChoose(prompt);
  };
  return (
    <Menu
      label={t('pastPrompts')}
      align="start"
      side="top"
      className="w-[min(420px,calc(100vw-16px))]"
      onOpenChange={(isOpen) => {
        if (isOpen) hasChosen.current = false;
      }}
      onCloseAutoFocus={(event) => {
        if (!hasChosen.current) return;
        event.preventDefault();
        promptRef.current?.focus();
      }}
      trigger={<IconButton icon={History} size="sm" label={t('pastPrompts')} tooltipSide="top" />}
    >
      <MenuGroup>
        {prompts.map((prompt) => (
          <MenuItem key={prompt} onSelect={() => choose(prompt)}>
            <span dir="auto" className="min-w-0 truncate">
              {prompt}
            </span>
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
