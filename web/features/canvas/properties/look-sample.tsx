import { useEffect, useRef } from 'react';
import { addLayer, apply, setFields } from '#canvas/document/changes.ts';
import { emptyDocument } from '#canvas/document/document.ts';
import { newText } from '#canvas/document/new-layers.ts';
import { fieldsOfLook, type TextLook } from '#canvas/document/text-look.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import { measureText } from '#canvas/drawing/text-layout.ts';
import { surfaceOf } from '../session/painter.ts';
import { useSession } from '../session/use-session.ts';

const size = { width: 132, height: 66 };

/** A word in a look, drawn by the code that draws the stage. */
export function LookSample({ look, word }: { look: TextLook; word: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { painter } = useSession();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const fontSize = 34;
      const placed = { id: 'sample', name: '', order: 'a0', x: size.width / 2, y: size.height / 2 };
      const plain = newText({ ...placed, content: word, font: look.font, fontSize });
      const blank = { ...emptyDocument(size.width, size.height), background: '#2b2b33' };
      const styled = apply(apply(blank, [addLayer(plain)]), [
        ...setFields(apply(blank, [addLayer(plain)]), 'sample', fieldsOfLook(look, fontSize)),
      ]);
      const layer = styled.layers.sample;
      if (layer?.kind !== 'text') return;
      await painter.loadLayer(layer);
      const element = canvas.current;
      if (isGone || !element) return;
      const surface = surfaceOf(element, element.getContext('2d'));
      const measured = measureText(surface.context, painter, layer);
      const scale = Math.min(1, (size.width * 0.82) / measured.width);
      const placement = { ...layer.placement, scaleX: scale, scaleY: scale };
      drawDocument(surface, painter, apply(styled, setFields(styled, 'sample', { ...measured, placement })));
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [look, word, painter]);
  return <canvas ref={canvas} {...size} className="block h-full w-full object-cover" />;
}
