import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { showDialog } from '../page/dialog-store.ts';
import { useSession } from '../session/use-session.ts';
import { selectionTexts } from './selection-texts.ts';

/**
 * What happens instead of leaving an unfinished selection: the edit of the whole picture asks the documented
 * question; another tool is refused, with a way to clear the selection.
 */
export function useAskAboutSelection() {
  const t = useTexts(selectionTexts);
  const { editor } = useSession();
  return (wanted: string) => {
    if (wanted === 'edit') {
      showDialog('unfinished');
      return;
    }
    showToast({
      id: 'finish-selection',
      title: t('finishSelection'),
      action: { label: t('clearSelection'), onPress: () => editor.selection.clear() },
    });
  };
}
