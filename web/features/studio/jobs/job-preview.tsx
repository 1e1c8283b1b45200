import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';
import type { Preview } from './previews.ts';

/** The engine's preview, filling its frame; the next one fades in over it. */
export function JobPreview({ preview, prompt }: { preview: Preview; prompt: string }) {
  const t = useTexts(studioTexts);
  const [layers, setLayers] = useState([preview]);
  if (layers.at(-1)?.number !== preview.number) setLayers([...layers.slice(-1), preview]);
  return layers.map(({ number, source }) => (
    <img
      key={number}
      src={source}
      alt={number === preview.number ? t('previewOf', { prompt }) : ''}
      className="preview-in absolute inset-0 size-full object-cover"
    />
  ));
}
