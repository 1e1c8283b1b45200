import { RefreshCw, Scissors } from 'lucide-react';
import { useRef, useState } from 'react';
import { liftSubject } from '#canvas/actions/lift-subject.ts';
import { type Adjustments, type LayerOf, unadjusted } from '#canvas/document/layer.ts';
import { cutOutCanvasAsset } from '#contract/canvas-library.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.ts';
import { uploadAsset } from '../session/document-calls.ts';
import { useSession } from '../session/use-session.ts';
import { NumberField } from './number-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

type PictureLayer = LayerOf<'base'> | LayerOf<'picture'>;

const sliders = ['brightness', 'contrast', 'saturation', 'warmth', 'sharpness'] as const;

/** Light and colour, the shown part, cut-out and replacement: nothing of it changes the picture's pixels. */
export function PictureSection({ layer }: { layer: PictureLayer }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  const { adjustments, crop } = layer;
  const isAdjusted = sliders.some((name) => adjustments[name] !== 0);
  const adjusted = (name: keyof Adjustments, percent: number) => ({
    adjustments: { ...adjustments, [name]: percent / 100 },
  });
  return (
    <>
      <Section
        title={t('picture')}
        aside={
          isAdjusted && (
            <Button size="sm" variant="quiet" onClick={() => set({ adjustments: unadjusted })}>
              {t('resetAdjustments')}
            </Button>
          )
        }
      >
        {sliders.map((name) => (
          <PropertySlider
            key={name}
            label={t(name)}
            value={Math.round(adjustments[name] * 100)}
            min={-100}
            max={100}
            neutral={0}
            onPreview={(percent) => preview(adjusted(name, percent))}
            onCommit={(percent) => set(adjusted(name, percent))}
          />
        ))}
        <CutOutButton layer={layer} />
        <ReplaceButton layer={layer} />
      </Section>
      {layer.kind === 'picture' && (
        <Section title={t('trim')}>
          <div className="grid grid-cols-2 gap-2">
            <TrimField
              layer={layer}
              text="trimLeft"
              sign="←"
              value={crop.x}
              onTrim={(x) => ({ x, width: crop.width + crop.x - x })}
            />
            <TrimField
              layer={layer}
              text="trimRight"
              sign="→"
              value={1 - crop.x - crop.width}
              onTrim={(right) => ({ width: 1 - crop.x - right })}
            />
            <TrimField
              layer={layer}
              text="trimTop"
              sign="↑"
              value={crop.y}
              onTrim={(y) => ({ y, height: crop.height + crop.y - y })}
            />
            <TrimField
              layer={layer}
              text="trimBottom"
              sign="↓"
              value={1 - crop.y - crop.height}
              onTrim={(bottom) => ({ height: 1 - crop.y - bottom })}
            />
          </div>
        </Section>
      )}
    </>
  );
}

interface TrimFieldProps {
  layer: PictureLayer;
  text: 'trimLeft' | 'trimRight' | 'trimTop' | 'trimBottom';
  sign: string;
  /** The share that is trimmed. */
  value: number;
  onTrim: (share: number) => Partial<PictureLayer['crop']>;
}

const smallestShare = 0.02;

function TrimField({ layer, text, sign, value, onTrim }: TrimFieldProps) {
  const t = useTexts(propertiesTexts);
  const { set } = useFields(layer);
  return (
    <NumberField
      sign={sign}
      label={t(text)}
      value={Math.round(value * 100)}
      min={0}
      max={98}
      unit={percentSign()}
      onChange={(percent) => {
        const crop = { ...layer.crop, ...onTrim(percent / 100) };
        if (crop.width >= smallestShare && crop.height >= smallestShare) set({ crop });
      }}
    />
  );
}

/** A picture loses what is around its subject; the base image keeps it, and its subject is a layer above. */
function CutOutButton({ layer }: { layer: PictureLayer }) {
  const t = useTexts(propertiesTexts);
  const { editor } = useSession();
  const { set } = useFields(layer);
  const [isBusy, setBusy] = useState(false);
  const lift = (cutOut: string) => {
    const base = editor.committedDocument.layers[layer.id];
    if (base?.kind !== 'base') return;
    const id = editor.newId();
    editor.perform(
      'cut-out',
      liftSubject(editor.committedDocument, base, cutOut, () => id),
    );
    editor.select([id]);
  };
  const cutOut = async () => {
    setBusy(true);
    try {
      const { asset } = await call(cutOutCanvasAsset, { params: { id: layer.asset } });
      if (layer.kind === 'base') lift(asset.id);
      else set({ cutOut: asset.id });
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return layer.cutOut === null ? (
    <Button className="gap-2" busy={isBusy} busyLabel={t('cuttingOut')} onClick={() => void cutOut()}>
      <Icon of={Scissors} />
      {t(layer.kind === 'base' ? 'liftSubject' : 'cutOut')}
    </Button>
  ) : (
    <Button onClick={() => set({ cutOut: null })}>{t('keepAll')}</Button>
  );
}

/** Another picture takes the layer's place, in its size. */
function ReplaceButton({ layer }: { layer: PictureLayer }) {
  const t = useTexts(propertiesTexts);
  const { set } = useFields(layer);
  const file = useRef<HTMLInputElement>(null);
  const replace = async (chosen: File) => {
    try {
      const asset = await uploadAsset(chosen);
      const { placement, width, height, crop } = layer;
      // As large as before, in the new picture's shape.
      const before = Math.hypot(
        width * crop.width * placement.scaleX,
        height * crop.height * placement.scaleY,
      );
      const scale = before / Math.hypot(asset.width, asset.height);
      set({
        asset: asset.id,
        width: asset.width,
        height: asset.height,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        cutOut: null,
        placement: {
          ...placement,
          scaleX: scale * Math.sign(placement.scaleX),
          scaleY: scale * Math.sign(placement.scaleY),
        },
      });
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void replace(chosen);
          event.target.value = '';
        }}
      />
      <Button className="gap-2" onClick={() => file.current?.click()}>
        <Icon of={RefreshCw} />
        {t('replace')}
      </Button>
    </>
  );
}
