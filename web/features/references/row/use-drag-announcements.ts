import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useTexts } from '#web/i18n/catalogue.ts';
import { referencesTexts } from '../texts.ts';

interface DragWords {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

/** Screen reader announcements while a picture is moved; positions start at one. */
export function useDragAnnouncements(ids: readonly string[]): DragWords {
  const t = useTexts(referencesTexts);
  const place = (id: string | number | undefined) => ids.indexOf(`${id}`) + 1;
  const at = (id: string | number | undefined) => ({ place: place(id), count: ids.length });
  return {
    screenReaderInstructions: { draggable: t('dragHelp') },
    announcements: {
      onDragStart: ({ active }) => t('dragPicked', { place: place(active.id) }),
      onDragOver: ({ over }) => (over ? t('dragOver', at(over.id)) : undefined),
      onDragEnd: ({ over }) => (over ? t('dragDropped', at(over.id)) : t('dragCancelled')),
      onDragCancel: () => t('dragCancelled'),
    },
  };
}
