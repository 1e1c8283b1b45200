import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DesignOffer, DesignPart } from '#contract/designs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { partOfPlace } from '../places.ts';
import { designTexts } from '../texts.ts';
import type { Design } from '../use-design.ts';

/** The props of every section of the panel. */
export interface SectionProps {
  design: Design;
  offer: DesignOffer;
}

/** A second-level heading within a section. */
export function SubHeading({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 pt-4 pb-2">
      <h4 className="m-0 text-muted type-meta">{children}</h4>
    </div>
  );
}

/** Puts what was moved on the picture back, as far as this section has it. */
export function ResetPosition({ design, part }: { design: Design; part: DesignPart }) {
  const t = useTexts(designTexts);
  const reset = design.resetPlaces((id) => partOfPlace(id) === part);
  if (reset === null) return null;
  return (
    <div className="pb-3">
      <Button onClick={reset}>
        <Icon of={RotateCcw} />
        {t('resetPosition')}
      </Button>
    </div>
  );
}

/** The look of a selected tile: a ring in the text colour. */
export const tileStyle =
  'press focus-on-picture relative overflow-hidden rounded-control border-0 bg-over p-0 text-text ' +
  'hover:bg-line data-[state=checked]:ring-2 data-[state=checked]:ring-text data-[state=checked]:ring-offset-2 data-[state=checked]:ring-offset-panel';
