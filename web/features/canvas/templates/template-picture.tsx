import { useEffect, useRef } from 'react';
import { emptyDocument } from '#canvas/document/document.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import { placeTemplate } from '#canvas/templates/place-template.ts';
import { type Template, templateSize } from '#canvas/templates/template.ts';
import { canvasAssetPath } from '#contract/canvas.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { surfaceOf, WebPainter } from '../session/painter.ts';

const width = 400;
const scale = width / templateSize.width;

/** One for all pictures of templates: they share fonts and stickers. */
let shared: WebPainter | null = null;

/** Loads what a template is drawn with. */
export async function loadTemplate(template: Template, painter: WebPainter): Promise<void> {
  const language = currentLanguage();
  await Promise.all(
    template.parts.map(async (part) => {
      if (part.kind === 'sticker') await painter.loadSticker(part.sticker);
      if (part.kind === 'text') await painter.loadFont(part.lettering.font, part.words[language]);
    }),
  );
}

/** A template as it is drawn, in the user's language. */
export function TemplatePicture({ template }: { template: Template }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    shared ??= new WebPainter(canvasAssetPath);
    const painter = shared;
    const draw = async () => {
      await loadTemplate(template, painter);
      const element = canvas.current;
      if (isGone || !element) return;
      const surface = surfaceOf(element, element.getContext('2d'));
      let count = 0;
      const newId = () => {
        count += 1;
        return `part-${count}`;
      };
      const tools = { context: surface.context, painter, newId, language: currentLanguage() };
      const layers = placeTemplate(template, tools);
      const { width: wide, height: high } = templateSize;
      const shown = {
        ...emptyDocument(wide, high),
        layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
      };
      drawDocument(surface, painter, shown, scale);
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [template]);
  return (
    <canvas ref={canvas} width={width} height={templateSize.height * scale} className="block h-full w-full" />
  );
}
