import { Eraser, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CutOutUse } from '#contract/cut-outs.ts';
import { type ReferenceStroke, referenceLimits } from '#contract/references.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Reference } from '../model/reference.ts';
import {
  clearStrokes,
  hasSubject,
  isFull,
  type Marking,
  redoStroke,
  startMarking,
  undoStroke,
} from '../use/strokes.ts';
import { MarkingCanvas } from './marking-canvas.tsx';
import { cutOutTexts } from './texts.ts';
import { type CutOutView, useCutOut } from './use-cut-out.ts';

interface CutoutDialogProps {
  reference: Reference;
  /** One's own photo, or a reference image that is cut out. */
  use: CutOutUse;
  onClose: () => void;
  onConfirm: (strokes: ReferenceStroke[]) => void;
}

/** Percent of the picture's longer side. */
const brushes = { min: 1, max: referenceLimits.maxStrokeWidth * 100, initial: 5 };

/** A picture with what is cut out of it, and strokes that correct that. */
export function CutoutDialog({ reference, use, onClose, onConfirm }: CutoutDialogProps) {
  const t = useTexts(cutOutTexts);
  const picture = useObjectUrl(reference.file);
  const [marking, setMarking] = useState<Marking>(() => startMarking(reference.strokes));
  const [marks, setMarks] = useState<ReferenceStroke['marks']>('subject');
  const [percent, setPercent] = useState<number>(brushes.initial);
  const { strokes, undone } = marking;
  const view = useCutOut(reference, use, strokes);
  // What cannot be shown may be cut out all the same.
  const isUsable = view.found !== null || (hasSubject(strokes) && (view.isFailed || view.isLooking));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    setMarking(event.shiftKey ? redoStroke : undoStroke);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t(use === 'person' ? 'correctCutout' : 'markSubject')}
      description={t('markText')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="main"
            disabled={!isUsable}
            disabledReason={t(strokes.length > 0 ? 'nothingLeft' : 'nothingFound')}
            onClick={() => onConfirm([...strokes])}
          >
            {t('useCutout')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles the keys of the elements inside */}
      <div className="grid gap-3" onKeyDown={onKeyDown}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label={t('marks')}
            size="sm"
            value={marks}
            onChange={setMarks}
            options={[
              { value: 'subject', label: <MarkLabel colour="#2fd18a" text={t('subject')} /> },
              { value: 'background', label: <MarkLabel colour="#ff5a6e" text={t('behind')} isDotted /> },
            ]}
          />
          <div className="flex">
            <IconButton
              icon={Undo2}
              label={t('undo')}
              disabled={strokes.length === 0}
              onClick={() => setMarking(undoStroke)}
            />
            <IconButton
              icon={Redo2}
              label={t('redo')}
              disabled={undone.length === 0}
              onClick={() => setMarking(redoStroke)}
            />
            <IconButton
              icon={Eraser}
              label={t('clear')}
              disabled={strokes.length === 0}
              onClick={() => setMarking(clearStrokes)}
            />
          </div>
        </div>
        <MarkingCanvas
          picture={picture}
          ratio={reference.width / reference.height}
          mask={view.found?.mask}
          marking={marking}
          onChange={setMarking}
          brush={{ marks, width: percent / 100 }}
        />
        <Slider
          label={t('brush')}
          value={percent}
          onChange={setPercent}
          min={brushes.min}
          max={brushes.max}
          defaultValue={brushes.initial}
          unit={percentSign()}
        />
        <div className="min-h-[24px] type-meta">
          {view.isLooking ? (
            <Spinner word={t('looking')} />
          ) : (
            <p role="status" className="m-0 text-muted">
              {isFull(marking)
                ? t('strokesFull', { limit: referenceLimits.maxStrokes })
                : statusOf(t, view, strokes)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function statusOf(
  t: TranslateOf<typeof cutOutTexts>,
  { found, isFailed }: CutOutView,
  strokes: readonly ReferenceStroke[],
): string {
  if (isFailed) return t('lookFailed');
  if (found === null) return t(strokes.length > 0 ? 'nothingLeft' : 'nothingFound');
  if (strokes.length > 0) return t('strokeCount', { count: strokes.length });
  return t(found.kind === 'person' ? 'personFound' : 'thingFound');
}

function MarkLabel({ colour, text, isDotted = false }: { colour: string; text: string; isDotted?: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`h-0 w-4 border-t-4 ${isDotted ? 'border-dotted' : 'border-solid'}`}
        style={{ borderColor: colour }}
      />
      {text}
    </>
  );
}

/** An object URL of the file while it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
