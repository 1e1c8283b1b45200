import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Box, picturePoint, type Size, toScreen, type View } from '#canvas/geometry.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SpendButton } from '#web/ui/spend-button.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { type EditFault, faultText } from '../edit-dialog/edit-problem.ts';
import { EditPrompt } from '../edit-dialog/edit-prompt.tsx';
import { editTexts } from '../edit-dialog/texts.ts';
import { UnderstoodLines } from '../edit-dialog/understood-lines.tsx';
import { useEditForm } from '../edit-dialog/use-edit.ts';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { keepInside, type Place, placeBeside } from './prompt-place.ts';
import { maskTexts } from './texts.ts';

/** The documented width, and a height until it is measured. */
const firstSize: Size = { width: 300, height: 260 };
const nudgePx = 16;

/** Over the stage, beside what is selected: says what to do with it. Drawn by the page while it is wanted. */
export function SelectionPrompt({ onClose }: { onClose: () => void }) {
  const t = useTexts(maskTexts);
  const words = useTexts(editTexts);
  const session = useSession();
  const usesCoins = useUsesCoins();
  const form = useEditForm(session, 'mask');
  const [said, setSaid] = useState<EditFault | null>(null);
  const { panel, place, grip } = usePlace();
  const apply = async () => {
    const outcome = await form.start();
    setSaid(outcome === 'started' || outcome === 'read' ? null : outcome);
  };
  const fault =
    said === null ? undefined : said === 'describeFirst' ? t('promptFirst') : faultText(words, said, 'mask');
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('selectionPrompt')}
      onKeyDown={(event) => {
        // The keys of the tools are letters that are typed here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute top-0 left-0 z-10 w-[300px] rounded-[12px] bg-raised shadow-dialog forced-colors:border"
      style={{ translate: `${place.x}px ${place.y}px` }}
    >
      <header className="flex items-center gap-1 py-2 pr-2 pl-1.5">
        <button
          type="button"
          title={t('movePrompt')}
          {...grip}
          className="flex h-8 min-w-0 flex-1 cursor-grab! touch-none items-center gap-1.5 rounded-control border-0 bg-transparent px-1.5 text-left text-muted type-label active:cursor-grabbing!"
        >
          <Icon of={GripVertical} size="sm" />
          {t('selectionPrompt')}
        </button>
        <IconButton icon={X} size="sm" label={t('close')} onClick={onClose} />
      </header>
      <div className="grid gap-2.5 px-4 pb-4">
        <p className="m-0 text-muted">{t('describeSelection')}</p>
        <EditPrompt
          form="canvas-mask"
          label={t('describeSelection')}
          placeholder={t('example')}
          value={form.prompt}
          onChange={(prompt) => {
            setSaid(null);
            form.setPrompt(prompt);
          }}
          onSubmit={() => void apply()}
          error={fault}
          compact
        />
        <UnderstoodLines understanding={form.understanding} />
        {usesCoins && !form.isRefused && (
          <p className="m-0 text-faint type-meta">{t('willSpendCoins', { coins: form.coins })}</p>
        )}
        <div className="flex gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SpendButton
            size="md"
            className="flex-1"
            label={t('applyEdit')}
            busyLabel={t('processing')}
            busy={form.isBusy}
            coins={form.isRefused ? null : form.coins}
            disabledReason={form.fault === 'nothingToDo' ? words('nothingToDo') : undefined}
            onClick={() => void apply()}
          />
        </div>
      </div>
    </div>
  );
}

/** Beside the selection until it is dragged; always whole on the stage. */
function usePlace() {
  const { editor } = useSession();
  const stage = useEditorState((state) => state.stage);
  const view = useEditorState((state) => state.view);
  const version = useSelectionVersion();
  const panel = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(firstSize);
  const [dragged, setDragged] = useState<Place | null>(null);
  const [beside, setBeside] = useState<Place | null>(null);
  const from = useRef<{ pointer: Place; place: Place } | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);

  // Another selection, zoom or stage has another place beside it; a longer prompt only moves up.
  const { width, height } = size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another selection
  useLayoutEffect(() => {
    const { bounds } = editor.selection.facts;
    if (bounds !== null) setBeside(placeBeside(onScreen(bounds, view), stage, { width, height }));
  }, [version, view, stage, width, height, editor]);

  const place = keepInside(dragged ?? beside ?? { x: 0, y: 0 }, stage, size);
  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { pointer: { x: event.clientX, y: event.clientY }, place };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (from.current === null) return;
      const { pointer, place: start } = from.current;
      setDragged({ x: start.x + clientX - pointer.x, y: start.y + clientY - pointer.y });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setDragged({ x: place.x + step[0] * nudgePx, y: place.y + step[1] * nudgePx });
    },
  };
  return { panel, place, grip };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onScreen({ x, y, width, height }: Box, view: View): Box {
  const corner = toScreen(view, picturePoint(x, y));
  return { ...corner, width: width * view.zoom, height: height * view.zoom };
}
