import { useState } from 'react';
import type { CanvasDocumentSummary, CanvasSlotValue } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ColorField } from '../properties/color-field.tsx';
import { createDocument, uploadAsset } from '../session/document-calls.ts';
import { documentsTexts } from './texts.ts';

interface TemplateDialogProps {
  template: CanvasDocumentSummary;
  onClose: () => void;
  onMade: (documentId: string) => void;
}

/** Asks for what fills a template's slots. Nothing has to be filled. */
export function TemplateDialog({ template, onClose, onMade }: TemplateDialogProps) {
  const t = useTexts(documentsTexts);
  const [slots, setSlots] = useState<Readonly<Record<string, CanvasSlotValue>>>({});
  const [isBusy, setBusy] = useState(false);
  const fill = (name: string, value: CanvasSlotValue) => setSlots({ ...slots, [name]: value });
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    attempt(async () => {
      const { document } = await createDocument({ templateId: template.id, slots });
      onMade(document.id);
    });
  return (
    <Dialog
      title={template.slots.length > 0 ? t('templateSlots') : template.name}
      description={template.slots.length > 0 ? t('keepsOwn') : undefined}
      onClose={onClose}
      footer={
        <Button variant="main" busy={isBusy} onClick={() => void make()}>
          {t('useTemplate')}
        </Button>
      }
    >
      <div className="grid gap-3">
        {template.slots.map(({ name, kind }) => (
          <div key={name}>
            {kind === 'text' && (
              <TextField
                label={name}
                maxLength={canvasLimits.slotMaxCharacters}
                value={slots[name]?.text ?? ''}
                onChange={(event) => fill(name, { text: event.target.value })}
              />
            )}
            {kind === 'color' && (
              <ColorField
                label={name}
                value={slots[name]?.color ?? '#ffffff'}
                onChange={(color) => fill(name, { color: color.slice(0, 7) })}
              />
            )}
            {kind === 'picture' && (
              <label className="grid gap-1.5">
                <span className="type-label">{name}</span>
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/gif,image/webp"
                  aria-label={`${name}: ${t('choosePicture')}`}
                  onChange={(event) => {
                    const [file] = event.target.files ?? [];
                    if (file) void attempt(async () => fill(name, { assetId: (await uploadAsset(file)).id }));
                  }}
                  className="file:mr-3 file:h-9 file:rounded-control file:border file:border-line file:bg-raised file:px-3 file:text-text"
                />
              </label>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
