import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { moveTo } from '#canvas/actions/arrange-layers.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import { isSame } from '#canvas/document/is-same.ts';
import type { Layer, LayerId } from '#canvas/document/layer.ts';
import { childrenOf } from '#canvas/document/tree.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { LayerRow } from './layer-row.tsx';
import { layersTexts } from './texts.ts';

/** How long a finger rests on a layer until it is lifted. */
const liftDelayMs = 200;

interface Row {
  readonly layer: Layer;
  readonly depth: number;
}

/** The layers from the highest to the lowest, each group before what is in it. */
function rowsOf(document: CanvasDocument, closed: ReadonlySet<LayerId>): Row[] {
  const walk = (parent: LayerId | null, depth: number): Row[] =>
    childrenOf(document, parent)
      .reverse()
      .flatMap((layer) => [
        { layer, depth },
        ...(layer.kind === 'group' && !closed.has(layer.id) ? walk(layer.id, depth + 1) : []),
      ]);
  return walk(null, 0);
}

/** The list of layers: select, order, name, hide and lock them. */
export function LayersPanel() {
  const t = useTexts(layersTexts);
  const { editor } = useSession();
  const document = useCanvasDocument((shown) => shown);
  const selected = useEditorState((state) => state.selected);
  const [closed, setClosed] = useState<ReadonlySet<LayerId>>(new Set());
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once scrolls the list; one that rests lifts a layer.
    useSensor(TouchSensor, { activationConstraint: { delay: liftDelayMs, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const rows = rowsOf(document, closed);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const changes = changesOfDrop(editor.committedDocument, rows, String(active.id), String(over.id));
    editor.perform('reorder', changes);
  };
  const toggle = (id: LayerId) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  return (
    <section aria-label={t('layers')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="type-label m-0">{t('layers')}</h2>
      {rows.length === 0 && <p className="type-meta m-0 text-faint">{t('noLayers')}</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={rows.map(({ layer }) => layer.id)} strategy={verticalListSortingStrategy}>
          <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-0.5 p-0">
            {rows.map(({ layer, depth }) => (
              <LayerRow
                key={layer.id}
                layer={layer}
                depth={depth}
                isSelected={selected.includes(layer.id)}
                isClosed={closed.has(layer.id)}
                onToggle={() => toggle(layer.id)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  );
}

/**
 * The dropped layer takes the place of the other: above it when it comes from below, and the other way round.
 */
function changesOfDrop(document: CanvasDocument, rows: readonly Row[], id: LayerId, over: LayerId) {
  const from = rows.findIndex(({ layer }) => layer.id === id);
  const to = rows.findIndex(({ layer }) => layer.id === over);
  const target = rows[to]?.layer;
  if (!target || isSame(id, over)) return [];
  const siblings = childrenOf(document, target.parent).filter((layer) => layer.id !== id);
  const index = siblings.findIndex((layer) => layer.id === target.id);
  const below = to < from ? target.id : (siblings[index - 1]?.id ?? null);
  return moveTo(document, id, target.parent, below);
}
