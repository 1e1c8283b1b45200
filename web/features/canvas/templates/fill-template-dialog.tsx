import { useState } from 'react';
import { addLayer } from '#canvas/document/changes.ts';
import { documentLimits, type Layer } from '#canvas/document/layer.ts';
import { newPicture } from '#canvas/document/new-layers.ts';
import { placeTemplate, textSlotsOf } from '#canvas/templates/place-template.ts';
import { type Template, templateSize } from '#canvas/templates/template.ts';
import type { CanvasAsset } from '#contract/canvas.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { uploadAsset } from '../session/document-calls.ts';
import type { DocumentSession } from '../session/document-session.ts';
import { useEditorPage } from '../session/editor-page.ts';
import { loadTemplate, TemplatePicture } from './template-picture.tsx';
import { templatesTexts } from './texts.ts';

interface FillTemplateDialogProps {
  template: Template;
  onClose: () => void;
  onMade: () => void;
}

/** Asks for words and photos, and makes a design of them. */
export function FillTemplateDialog({ template, onClose, onMade }: FillTemplateDialogProps) {
  const t = useTexts(templatesTexts);
  const page = useEditorPage();
  const language = currentLanguage();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [photos, setPhotos] = useState<Readonly<Record<string, File>>>({});
  const [isBusy, setBusy] = useState(false);
  const photoSlots = template.parts.flatMap((part) =>
    part.kind === 'sticker' && part.slot !== undefined ? [part.slot] : [],
  );
  const make = async () => {
    setBusy(true);
    try {
      const assets = await Promise.all(
        Object.entries(photos).map(async ([slot, file]) => [slot, await uploadAsset(file)] as const),
      );
      const session = await page.createDocument({ ...templateSize, name: template.genre[language] });
      await addTemplate(session, template, words, new Map(assets));
      onMade();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      size="md"
      title={t('fill')}
      description={t('keepsOwn')}
      onClose={onClose}
      footer={
        <Button variant="main" busy={isBusy} onClick={() => void make()}>
          {t('make')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="aspect-video overflow-hidden rounded-picture">
          <TemplatePicture template={template} />
        </div>
        {textSlotsOf(template, language).map(({ name, words: own }, index) => (
          <TextField
            key={name}
            label={t('line', { number: index + 1 })}
            placeholder={own.replaceAll('\n', ' ')}
            maxLength={documentLimits.text}
            value={words[name] ?? ''}
            onChange={(event) => setWords({ ...words, [name]: event.target.value })}
          />
        ))}
        {photoSlots.map((slot) => (
          <label key={slot} className="grid gap-1.5">
            <span className="type-label">{t('photo')}</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/gif,image/webp"
              aria-label={t('choosePhoto')}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) setPhotos({ ...photos, [slot]: file });
              }}
              className="text-muted file:mr-3 file:h-9 file:rounded-control file:border file:border-line file:bg-raised file:px-3 file:text-text"
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}

/** Adds a template's layers to an empty document, as one step. Photos take the place of its pictures. */
async function addTemplate(
  session: DocumentSession,
  template: Template,
  words: Readonly<Record<string, string>>,
  photos: ReadonlyMap<string, CanvasAsset>,
): Promise<void> {
  const { editor, painter } = session;
  await loadTemplate(template, painter);
  const given = Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''));
  const layers = placeTemplate(template, {
    context: painter.createSurface(1, 1).context,
    painter,
    newId: () => editor.newId(),
    language: currentLanguage(),
    words: given,
  });
  const withPhotos = layers.map((layer) => {
    const photo = photos.get(layer.name.slice(1, -1));
    return layer.kind === 'sticker' && photo ? inPlaceOf(layer, photo) : layer;
  });
  editor.perform(
    'template',
    withPhotos.map((layer) => addLayer(layer)),
  );
}

/** A photo as large as the picture that it replaces, or a little larger. */
function inPlaceOf(sticker: Extract<Layer, { kind: 'sticker' }>, photo: CanvasAsset): Layer {
  const { x, y, scaleY } = sticker.placement;
  const placed = { id: sticker.id, name: sticker.name, order: sticker.order, x, y };
  const layer = newPicture({ ...placed, asset: photo.id, width: photo.width, height: photo.height });
  const height = sticker.height * Math.abs(scaleY);
  const scale = Math.min(height / photo.height, (height * 1.4) / photo.width);
  return { ...layer, placement: { ...layer.placement, scaleX: scale, scaleY: scale } };
}
