import type { LayerId } from '#canvas/document/layer.ts';
import type { EditorState } from '#canvas/editor/editor-state.ts';
import { picturePoint, toScreen } from '#canvas/geometry.ts';
import { boundsOfLayer, cornersOf, meanScaleOf } from '#canvas/layout/placed.ts';
import { placesOfHandles } from '#canvas/tools/move/handles.ts';
import { maskTools } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useLayerName } from '../layers/layer-name.ts';
import { useLaterParts } from '../page/later-parts.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { stageTexts } from './texts.ts';

/** What is drawn over the picture: frames and handles of selected layers, guides, what the pointer draws. */
export function Overlay() {
  const { editor } = useSession();
  const later = useLaterParts();
  // Renders with every change: frames follow a drag.
  const document = useCanvasDocument((shown) => shown);
  const state = useEditorState((shown) => shown);
  const places = state.tool === 'move' ? placesOfHandles(editor) : null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 h-full w-full">
      {later && <later.Guides picture={document} view={state.view} stage={state.stage} />}
      {state.tool !== 'crop' &&
        !maskTools.includes(state.tool) &&
        state.selected.map((id) => <LayerFrame key={id} id={id} isEditing={state.editing === id} />)}
      {state.guides.map((guide) => {
        const at = toScreen(state.view, picturePoint(guide.at, guide.at));
        const [x, y] = guide.axis === 'x' ? [at.x, 0] : [0, at.y];
        const [toX, toY] = guide.axis === 'x' ? [at.x, state.stage.height] : [state.stage.width, at.y];
        return (
          <line
            key={`${guide.axis} ${guide.at}`}
            x1={x}
            y1={y}
            x2={toX}
            y2={toY}
            className="stroke-accent"
            strokeWidth={1}
            strokeDasharray={guide.from === 'third' ? '4 4' : undefined}
          />
        );
      })}
      <Outline state={state} />
      {later && state.tool === 'crop' && (
        <later.CropFrame picture={document} crop={state.crop} view={state.view} />
      )}
      {places && state.editing === null && (
        <g>
          <circle
            cx={places.rotate.x}
            cy={places.rotate.y}
            r={5}
            className="fill-[#fff] stroke-accent"
            strokeWidth={1.5}
          />
          {places.corners
            .filter(({ handle }) => handle.x !== 0 && handle.y !== 0)
            .map(({ handle, at }) => (
              <rect
                key={`${handle.x} ${handle.y}`}
                x={at.x - 4.5}
                y={at.y - 4.5}
                width={9}
                height={9}
                className="fill-[#fff] stroke-accent"
                strokeWidth={1.5}
              />
            ))}
        </g>
      )}
    </svg>
  );
}

/** The frame of a selected layer, turned with it, and a label below the only one. */
function LayerFrame({ id, isEditing }: { id: LayerId; isEditing: boolean }) {
  const document = useCanvasDocument((shown) => shown);
  const view = useEditorState((state) => state.view);
  const isOnly = useEditorState((state) => state.selected.length === 1);
  const layer = document.layers[id];
  if (!layer) return null;
  const bounds = layer.kind === 'group' ? boundsOfLayer(document, layer) : null;
  const corners = bounds
    ? [
        picturePoint(bounds.x, bounds.y),
        picturePoint(bounds.x + bounds.width, bounds.y),
        picturePoint(bounds.x + bounds.width, bounds.y + bounds.height),
        picturePoint(bounds.x, bounds.y + bounds.height),
      ]
    : cornersOf(layer);
  if (!corners) return null;
  const points = corners.map((corner) => toScreen(view, corner));
  return (
    <>
      <polygon
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="stroke-accent"
        strokeWidth={1.5}
        strokeDasharray={isEditing ? '4 3' : undefined}
      />
      {isOnly && !isEditing && (
        <FrameLabel id={id} at={points[3] ?? { x: 0, y: 0 }} angle={layer.placement.rotation} />
      )}
    </>
  );
}

function FrameLabel({ id, at, angle }: { id: LayerId; at: { x: number; y: number }; angle: number }) {
  const t = useTexts(stageTexts);
  const layer = useCanvasDocument((document) => document.layers[id]);
  const name = useLayerName(layer);
  if (!layer) return null;
  const scale = meanScaleOf(layer.placement);
  const scaled = Math.abs(scale - 1) < 0.005 ? null : Math.round(scale * 100) / 100;
  const label =
    layer.kind === 'text'
      ? [
          `${name} · ${Math.round(layer.fontSize)} px`,
          scaled === null ? null : t('scaled', { scale: scaled }),
        ]
          .filter((part) => part !== null)
          .join(', ')
      : name;
  const shown = label.length > 48 ? `${label.slice(0, 47)}…` : label;
  return (
    <foreignObject
      x={at.x}
      y={at.y + 6}
      width={360}
      height={28}
      transform={`rotate(${angle} ${at.x} ${at.y})`}
    >
      <span className="type-meta inline-block max-w-full truncate rounded-badge bg-accent px-1.5 font-semibold text-[#fff]">
        {shown}
      </span>
    </foreignObject>
  );
}

/** A selection frame, a lasso or a new shape, while it is drawn. */
function Outline({ state }: { state: EditorState }) {
  if (state.outline.length === 0) return null;
  const points = state.outline.map(({ x, y }) => toScreen(state.view, picturePoint(x, y)));
  const text = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return state.tool === 'lasso' || state.tool === 'pen' ? (
    <polyline points={text} fill="none" className="stroke-accent" strokeWidth={1.5} />
  ) : (
    <polygon points={text} className="fill-accent/15 stroke-accent" strokeWidth={1.5} />
  );
}
