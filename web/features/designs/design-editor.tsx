import { Redo2, RotateCcw, Undo2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { getDesign } from '#contract/designs.ts';
import type { GalleryImage } from '#contract/images.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { offers } from '#contract/plans.ts';
import { hasCode } from '#web/api/api-error.ts';
import type { ResponseOf } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { canvasPath } from '#web/features/send-to/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { DesignControls, focusPart, type PartName } from './design-controls.tsx';
import { DesignStage } from './design-stage.tsx';
import { saveVersion } from './save-version.ts';
import { designTexts } from './texts.ts';
import { type Design, useDesign } from './use-design.ts';

interface DesignEditorProps {
  image: GalleryImage;
  answer: ResponseOf<typeof getDesign>;
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
  onSaved: (version: GalleryImage) => void;
}

/** The picture with its editable parts. */
export function DesignEditor({ image, answer, onChanged, onClose, onSaved }: DesignEditorProps) {
  const { offer, width, height, versionsLeft } = answer;
  const design = useDesign(image, offer);
  const { isChanged } = design;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  useShortcuts(design);
  const [part, setPart] = useState<PartName>('headline');
  const controls = useRef<HTMLDivElement>(null);
  const press = (pressed: PartName) => {
    flushSync(() => setPart(pressed));
    focusPart(controls.current, pressed);
  };
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(150px,36dvh)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[56px_minmax(0,1fr)_auto]">
      <EditorHead design={design} onClose={onClose} />
      <DesignStage {...design} width={width} height={height} onPress={press} />
      <div
        ref={controls}
        className="min-h-0 overflow-y-auto bg-panel px-4 pb-6 md:px-6 lg:border-line lg:border-l lg:p-0"
      >
        <DesignControls design={design} offer={offer} part={part} onPart={setPart} />
      </div>
      <EditorFoot image={image} design={design} left={versionsLeft} onSaved={onSaved} />
    </div>
  );
}

/** Ctrl or ⌘ with Z and Y, except in text fields, which have their own undo. */
function useShortcuts({ undo, redo }: Design): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isText(event.target) || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (action === null) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'text' || target.type === 'search';
  return target instanceof HTMLTextAreaElement;
}

function EditorHead({ design, onClose }: { design: Design; onClose: () => void }) {
  const t = useTexts(designTexts);
  return (
    <header className="flex items-center gap-1 border-line border-b bg-panel px-2 py-1.5 lg:col-span-2 lg:px-3 lg:py-0">
      <IconButton icon={X} label={t('close')} onClick={onClose} />
      <Radix.Title className="m-0 min-w-0 flex-1 truncate px-1 type-heading">{t('editDesign')}</Radix.Title>
      <IconButton
        icon={Undo2}
        label={t('undo')}
        disabled={design.undo === null}
        onClick={() => design.undo?.()}
      />
      <IconButton
        icon={Redo2}
        label={t('redo')}
        disabled={design.redo === null}
        onClick={() => design.redo?.()}
      />
      <IconButton
        icon={RotateCcw}
        label={t('reset')}
        disabled={design.reset === null}
        onClick={() => design.reset?.()}
      />
    </header>
  );
}

interface EditorFootProps {
  image: GalleryImage;
  design: Design;
  left: number;
  onSaved: (version: GalleryImage) => void;
}

function EditorFoot({ image, design, left, onSaved }: EditorFootProps) {
  const t = useTexts(designTexts);
  const { isSaving, failure, save } = useSaving(image.id, design);
  const openInEditor = useOpenInEditor();
  const most = freeActionLimits.designVersionsPerPicturePerDay;
  const reason = left === 0 ? t('usedUp', { most }) : design.isChanged ? undefined : t('nothingChanged');
  return (
    <footer className="grid gap-2 border-line border-t bg-panel px-4 py-3 max-lg:pb-safe md:px-6 lg:col-start-2 lg:border-l lg:px-5">
      <p role="alert" className="m-0 empty:hidden text-danger type-meta">
        {failure !== null && t('saveFailed', { reason: errorText(failure) })}
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="flex-1 text-muted type-meta">{t('free', { left, most })}</span>
        {openInEditor !== null && (
          <Button
            disabled={isSaving || (design.isChanged && left === 0)}
            disabledReason={t('usedUp', { most })}
            onClick={() => void openInEditor(design.isChanged ? save() : image)}
          >
            {t('openInEditor')}
          </Button>
        )}
        <Button
          variant="main"
          busy={isSaving}
          busyLabel={t('saving')}
          disabled={reason !== undefined || design.error !== null}
          disabledReason={reason ?? (design.error === null ? undefined : errorText(design.error))}
          onClick={() => void save().then((version) => version && onSaved(version))}
        >
          {t('save')}
        </Button>
      </div>
    </footer>
  );
}

/** Repeats a save whose outcome is unknown under its own key, so that it never saves twice. */
function useSaving(imageId: string, { change }: Design) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submission = useRef({ change, key: crypto.randomUUID() });
  const save = async (): Promise<GalleryImage | null> => {
    if (submission.current.change !== change) submission.current = { change, key: crypto.randomUUID() };
    setSaving(true);
    setFailure(null);
    try {
      return await saveVersion(imageId, change, submission.current.key);
    } catch (thrown) {
      setFailure(thrown);
      // A refusal is a known outcome: the next click is a new submission.
      submission.current = { change, key: isUnknown(thrown) ? submission.current.key : crypto.randomUUID() };
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, save };
}

/** Opens a picture, or the version that is being saved, in the canvas editor; null where there is none. */
function useOpenInEditor() {
  const navigate = useNavigate();
  const { user } = useSession();
  const isDesktop = useIsDesktop();
  if (!isDesktop || user === null || !offers(user.planType, 'canvasEditor')) return null;
  return async (image: GalleryImage | Promise<GalleryImage | null>) => {
    const opened = await image;
    if (opened !== null) await navigate(canvasPath(opened.id), { state: { source: 'gallery' } });
  };
}

function isUnknown(thrown: unknown): boolean {
  return hasCode(thrown, 'network') || hasCode(thrown, 'bad_response');
}
