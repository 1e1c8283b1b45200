import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { uploadLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { moveReference, type ToolReferences } from '../model/store.ts';
import { referencesTexts } from '../texts.ts';
import { ReferenceFrame } from './reference-frame.tsx';

interface ReferenceRowProps {
  chosen: ToolReferences;
  onAdd: () => void;
  onMark: (id: string) => void;
}

/** Only Space picks up a picture: Enter opens it. */
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Five frames in a row: the pictures in order, those being read, a place to add one, empty places. */
export function ReferenceRow({ chosen: { references, waiting }, onAdd, onMark }: ReferenceRowProps) {
  const t = useTexts(referencesTexts);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  );
  const ids = references.map(({ id }) => id);
  const words = useDragAnnouncements(ids);
  const free = uploadLimits.maxReferences - references.length - waiting.length;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      moveReference('ThumbnailsV2', ids.indexOf(`${active.id}`), ids.indexOf(`${over.id}`));
    }
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul aria-label={t('references')} className="m-0 grid list-none grid-cols-5 gap-1.5 p-0">
          {references.map((reference, at) => (
            <ReferenceFrame
              key={reference.id}
              reference={reference}
              place={at + 1}
              count={references.length}
              onMark={() => onMark(reference.id)}
            />
          ))}
          {waiting.map(({ id, name }) => (
            <li key={id} className="relative aspect-video overflow-hidden rounded-control">
              <Skeleton className="absolute inset-0" />
              <span role="status" className="sr-only">
                {t('reading', { name })}
              </span>
            </li>
          ))}
          {free > 0 && (
            <li>
              <button
                type="button"
                aria-label={t('addImage')}
                onClick={onAdd}
                className="grid aspect-video w-full place-items-center rounded-control border border-edge border-dashed bg-transparent p-0 text-muted hover:bg-over hover:text-text"
              >
                <Icon of={Plus} size="sm" />
              </button>
            </li>
          )}
          {Array.from({ length: Math.max(0, free - 1) }, (_, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all the same
              key={at}
              aria-hidden="true"
              className="aspect-video rounded-control border border-line border-dashed"
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface DragWords {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

/** Screen reader announcements while a picture is moved; positions start at one. */
function useDragAnnouncements(ids: readonly string[]): DragWords {
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
