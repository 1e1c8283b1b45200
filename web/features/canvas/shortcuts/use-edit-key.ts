import { useEffect } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { editTexts } from '../edit-dialog/texts.ts';
import { isElsewhere } from './use-editor-keys.ts';

/**
 * Before a picture is open, the key of the edit says what is missing: the editor's keys come with a document.
 */
export function useEditKeyWithoutPicture(): void {
  const t = useTexts(editTexts);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCombined = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || isCombined || event.key.toLowerCase() !== 'e') return;
      if (isElsewhere(event.target)) return;
      event.preventDefault();
      showToast({ id: 'picture-first', title: t('pictureFirst') });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [t]);
}
