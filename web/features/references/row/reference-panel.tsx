import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Reference } from '../model/reference.ts';
import { moveReference, removeReference, setUse } from '../model/store.ts';
import { referencesTexts } from '../texts.ts';
import { strokesFor } from '../use/strokes.ts';
import { UseChoice } from '../use/use-choice.tsx';
import { PictureFacts } from './picture-facts.tsx';

interface ReferencePanelProps {
  reference: Reference;
  place: number;
  count: number;
  onMark: () => void;
  onRemoved: () => void;
}

/** All actions for one of several pictures. */
export function ReferencePanel({ reference, place, count, onMark, onRemoved }: ReferencePanelProps) {
  const t = useTexts(referencesTexts);
  const move = (by: number) => moveReference('ThumbnailsV2', place - 1, place - 1 + by);
  return (
    <div className="grid gap-3">
      <img
        src={reference.previewUrl}
        alt={reference.name}
        className="mx-auto block max-h-[150px] max-w-full rounded-control"
      />
      <PictureFacts reference={reference} />
      <UseChoice
        reference={reference}
        onChoose={(use) => setUse('ThumbnailsV2', reference.id, { use, strokes: strokesFor(use, reference) })}
        onMark={onMark}
      />
      <div className="flex items-center gap-1 border-line border-t pt-3">
        <IconButton icon={ArrowLeft} label={t('moveBack')} disabled={place === 1} onClick={() => move(-1)} />
        <IconButton
          icon={ArrowRight}
          label={t('moveOn')}
          disabled={place === count}
          onClick={() => move(1)}
        />
        <span className="flex-1" />
        <Button
          variant="quiet"
          onClick={() => {
            onRemoved();
            removeReference('ThumbnailsV2', reference.id);
          }}
        >
          <Icon of={Trash2} size="sm" />
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
