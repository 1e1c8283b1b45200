import type { Layer } from '#canvas/document/layer.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useCanvasDocument, useEditorState } from '../session/use-session.ts';
import { DocumentSection } from './document-section.tsx';
import { EffectsSection } from './effects-section.tsx';
import { BlurSection, FinishSection, FrameSection, PenSection } from './other-sections.tsx';
import { PictureSection } from './picture-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { SeveralSection } from './several-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TextSection } from './text-section.tsx';
import { propertiesTexts } from './texts.ts';

/** What can be changed of the selected layers, or of the document. */
export function PropertiesPanel() {
  const t = useTexts(propertiesTexts);
  const selected = useEditorState((state) => state.selected);
  const layers = useCanvasDocument((document) => document.layers);
  const chosen = selected.flatMap((id) => layers[id] ?? []);
  const [layer] = chosen;
  return (
    <section aria-label={t('properties')} className="grid gap-4">
      {layer === undefined ? (
        <DocumentSection />
      ) : chosen.length > 1 ? (
        <SeveralSection count={chosen.length} />
      ) : (
        <LayerSections key={layer.id} layer={layer} />
      )}
    </section>
  );
}

function LayerSections({ layer }: { layer: Layer }) {
  switch (layer.kind) {
    case 'text':
      return (
        <>
          <TextSection layer={layer} />
          <EffectsSection layer={layer} />
          <PlaceSection layer={layer} />
        </>
      );
    case 'base':
    case 'picture':
      return (
        <>
          <PictureSection layer={layer} />
          {layer.kind === 'picture' && <EffectsSection layer={layer} />}
          <PlaceSection layer={layer} />
        </>
      );
    case 'shape':
      return (
        <>
          <ShapeSection layer={layer} />
          <EffectsSection layer={layer} />
          <PlaceSection layer={layer} />
        </>
      );
    case 'sticker':
      return (
        <>
          <EffectsSection layer={layer} />
          <PlaceSection layer={layer} />
        </>
      );
    case 'pen':
      return (
        <>
          <PenSection layer={layer} />
          <PlaceSection layer={layer} />
        </>
      );
    case 'frame':
      return <FrameSection layer={layer} />;
    case 'blur':
      return (
        <>
          <BlurSection layer={layer} />
          <PlaceSection layer={layer} />
        </>
      );
    case 'finish':
      return <FinishSection layer={layer} />;
    case 'group':
      return <PlaceSection layer={layer} />;
  }
}
