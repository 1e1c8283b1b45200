import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useTexts } from '#web/i18n/catalogue.ts';
import { enginesTexts } from '../texts.ts';

/** Screen reader announcements while an engine is moved; positions start at one. */
export function useDragAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const t = useTexts(enginesTexts);
  const named = ({ id }: { id: string | number }) => ({ name: nameOf(`${id}`) });
  const at = ({ id }: { id: string | number }) => ({ place: ids.indexOf(`${id}`) + 1, count: ids.length });
  return {
    screenReaderInstructions: { draggable: t('dragHelp') },
    announcements: {
      onDragStart: ({ active }) => t('dragPicked', named(active)),
      onDragOver: ({ active, over }) => (over ? t('dragOver', { ...named(active), ...at(over) }) : undefined),
      onDragEnd: ({ active, over }) =>
        over ? t('dragDropped', { ...named(active), ...at(over) }) : t('dragCancelled', named(active)),
      onDragCancel: ({ active }) => t('dragCancelled', named(active)),
    },
  };
}
