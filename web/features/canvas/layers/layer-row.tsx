import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import {
  Brush,
  ChevronDown,
  ChevronRight,
  Eye,
  EyeOff,
  Folder,
  Frame,
  Image,
  ImagePlay,
  Lock,
  LockOpen,
  type LucideIcon,
  Shapes,
  Sparkles,
  Sticker,
  Type,
  VenetianMask,
} from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { setFields } from '#canvas/document/changes.ts';
import { documentLimits, type Layer, type LayerKind } from '#canvas/document/layer.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSession } from '../session/use-session.ts';
import { useLayerName } from './layer-name.ts';
import { layersTexts } from './texts.ts';

const icons: Readonly<Record<LayerKind, LucideIcon>> = {
  base: Image,
  picture: ImagePlay,
  text: Type,
  shape: Shapes,
  sticker: Sticker,
  pen: Brush,
  frame: Frame,
  blur: VenetianMask,
  finish: Sparkles,
  group: Folder,
};

/** What a layer does not have shows when the row is pointed at: the list is names first. */
const quietStyle =
  'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 touch:opacity-100';

interface LayerRowProps {
  layer: Layer;
  depth: number;
  isSelected: boolean;
  isClosed: boolean;
  onToggle: () => void;
}

export function LayerRow({ layer, depth, isSelected, isClosed, onToggle }: LayerRowProps) {
  const t = useTexts(layersTexts);
  const { editor } = useSession();
  const name = useLayerName(layer);
  const [isRenaming, setRenaming] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: layer.id,
  });
  const set = (step: string, fields: Parameters<typeof setFields>[2]) =>
    editor.perform(step, setFields(editor.committedDocument, layer.id, fields));
  const select = (event: MouseEvent | KeyboardEvent) => {
    const { selected } = editor.state;
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (editor.state.tool !== 'move') editor.choose('move');
    if (!isMore) editor.select([layer.id]);
    else if (isSelected) editor.select(selected.filter((id) => id !== layer.id));
    else editor.select([...selected, layer.id]);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, paddingLeft: depth * 16 }}
      className={clsx(
        'group flex h-10 items-center rounded-control touch:h-11',
        isSelected && 'bg-over',
        isDragging && 'z-10 opacity-70 shadow-dialog',
      )}
    >
      {layer.kind === 'group' && (
        <button
          type="button"
          aria-label={isClosed ? t('openGroup', { name }) : t('closeGroup', { name })}
          aria-expanded={!isClosed}
          onClick={onToggle}
          className="inline-grid size-6 flex-none place-items-center border-0 bg-transparent p-0 text-muted hover:text-text"
        >
          <Icon of={isClosed ? ChevronRight : ChevronDown} size="sm" />
        </button>
      )}
      {isRenaming ? (
        <NameField
          name={layer.name === '' ? name : layer.name}
          onDone={(typed) => {
            setRenaming(false);
            if (typed !== null) set('rename', { name: typed });
          }}
        />
      ) : (
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-pressed={isSelected}
          data-lifted={isDragging || undefined}
          aria-label={t('layerLabel', { name, kind: t(layer.kind) })}
          onClick={select}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === 'F2') setRenaming(true);
            else listeners?.onKeyDown?.(event);
          }}
          className={clsx(
            'flex h-full min-w-0 flex-1 items-center gap-2.5 border-0 bg-transparent px-2.5 text-left text-text',
            !layer.isVisible && 'text-faint',
          )}
        >
          <Icon of={icons[layer.kind]} size="sm" className="flex-none text-muted" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
        </button>
      )}
      <IconButton
        size="sm"
        icon={layer.isVisible ? Eye : EyeOff}
        label={layer.isVisible ? t('hide', { name }) : t('show', { name })}
        aria-pressed={!layer.isVisible}
        className={clsx(layer.isVisible && quietStyle)}
        onClick={() => set(layer.isVisible ? 'hide' : 'show', { isVisible: !layer.isVisible })}
      />
      <IconButton
        size="sm"
        icon={layer.isLocked ? Lock : LockOpen}
        label={layer.isLocked ? t('unlock', { name }) : t('lock', { name })}
        aria-pressed={layer.isLocked}
        className={clsx(!layer.isLocked && quietStyle)}
        onClick={() => set(layer.isLocked ? 'unlock' : 'lock', { isLocked: !layer.isLocked })}
      />
    </li>
  );
}

/** Enter and leaving the field keep the name, Escape does not. */
function NameField({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const t = useTexts(layersTexts);
  const [typed, setTyped] = useState(name);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it replaces the name that was double-clicked
      autoFocus
      aria-label={t('nameOfLayer')}
      value={typed}
      maxLength={documentLimits.name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') onDone(typed.trim());
        if (event.key === 'Escape') onDone(null);
      }}
      className="mx-1 h-8 min-w-0 flex-1 rounded-badge border border-edge bg-panel px-1.5 text-text"
    />
  );
}
