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
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical, X } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { enginesTexts } from '../texts.ts';

interface OrderProps {
  /** What the engines are used for, in words. */
  use: string;
  /** Engine ids, first choice first. */
  names: readonly string[];
  nameOf: (id: string) => string;
}

const listStyle = 'm-0 flex min-w-0 list-none flex-wrap gap-2 p-0';

/** Engines sorted by dragging, with mouse, touch or keys. */
export function ChainOrder({
  use,
  names,
  nameOf,
  onChange,
}: OrderProps & { onChange: (names: string[]) => void }) {
  const t = useTexts(enginesTexts);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = useDragAnnouncements(names, nameOf);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onChange(arrayMove([...names], names.indexOf(`${active.id}`), names.indexOf(`${over.id}`)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={[...names]} strategy={rectSortingStrategy}>
        <ol aria-label={t('chainOf', { use })} className={listStyle}>
          {names.map((id, index) => (
            <ChainEngine
              key={id}
              id={id}
              name={nameOf(id)}
              place={index + 1}
              count={names.length}
              use={use}
              {...(names.length > 1 && { onRemove: () => onChange(names.filter((one) => one !== id)) })}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ChainEngineProps {
  id: string;
  name: string;
  /** Starts at one. */
  place: number;
  count: number;
  use: string;
  /** Missing for the last engine: a chain is never empty. */
  onRemove?: () => void;
}

function ChainEngine({ id, name, place, count, use, onRemove }: ChainEngineProps) {
  const t = useTexts(enginesTexts);
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={clsx(
        'flex min-w-0 items-center rounded-control bg-over light:bg-raised light:inset-ring light:inset-ring-line',
        isDragging && 'z-10 opacity-85 shadow-dialog',
      )}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span aria-hidden="true" className="pl-3 text-faint tabular-nums">
        {place}
      </span>
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={t('moveEngine', { name, place, count })}
        className={clsx(
          'flex h-10 min-w-0 cursor-grab touch-manipulation items-center gap-1.5 rounded-control border-0 bg-transparent pl-1.5 text-text touch:h-11',
          onRemove ? 'pr-0.5' : 'pr-3',
          isDragging && 'cursor-grabbing',
        )}
      >
        <Icon of={GripVertical} size="sm" className="flex-none text-faint" />
        <span className="truncate font-[540]">{name}</span>
      </button>
      {onRemove && (
        <IconButton icon={X} size="sm" label={t('removeFromChain', { name, use })} onClick={onRemove} />
      )}
    </li>
  );
}

/** An order fixed by the environment. */
export function LockedOrder({ use, names, nameOf }: OrderProps) {
  const t = useTexts(enginesTexts);
  return (
    <ol aria-label={t('chainOf', { use })} className={listStyle}>
      {names.map((id, index) => (
        <li
          key={id}
          className="flex h-10 items-center gap-1.5 rounded-control border border-line px-3 text-muted"
        >
          <span className="text-faint tabular-nums">{index + 1}</span>
          {nameOf(id)}
        </li>
      ))}
    </ol>
  );
}

/** Screen reader announcements while an engine is moved; positions start at one. */
function useDragAnnouncements(
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
