import { Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useEditorState } from '../session/use-session.ts';
import { toolbarTexts } from '../toolbar/texts.ts';

/** Opens the menu that adds layers. It stands alone until the menu has loaded. */
export function AddButton(props: Partial<ButtonProps>) {
  const t = useTexts(toolbarTexts);
  const isBusy = useEditorState((state) => state.isBusy);
  return (
    <Button variant="quiet" disabled={isBusy} className="gap-2" {...props}>
      <Icon of={Plus} />
      <span className="sr-only min-[1400px]:not-sr-only">{t('add')}</span>
    </Button>
  );
}
