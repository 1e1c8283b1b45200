import { Check, Share2, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import type { useImageDialogs } from '#web/features/gallery/lazy.ts';
import { shareImages } from '#web/features/private-links/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { studioTexts } from '../texts.ts';
import { DesignTile } from './design-tile.tsx';
import { DesignsFrame } from './designs-frame.tsx';
import { designLineHeight, designSize, type GroupShape } from './designs-layout.ts';
import { useKeepDesign } from './use-keep-design.ts';

const DesignsSideBySide = lazyPart(
  async () => (await import('./designs-side-by-side.tsx')).DesignsSideBySide,
);

interface DesignsGroupProps {
  job: Job;
  images: readonly GalleryImage[];
  /** Width of the group, in pixels. */
  width: number;
  shape: GroupShape;
  /** They have just arrived. */
  isResult: boolean;
  dialogs: ReturnType<typeof useImageDialogs>;
}

/** The designs of one generation to choose from: keep one and delete the others, or keep all. */
export function DesignsGroup({ job, images, width, shape, isResult, dialogs }: DesignsGroupProps) {
  const t = useTexts(studioTexts);
  const { keep, keepAll } = useKeepDesign(job.id, images);
  const [isComparing, setComparing] = useState(false);
  const [entry, setEntry] = useState(0);
  const keepWords = t('keepThis', { count: images.length - 1 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the links inside
    <div onKeyDown={moveFocus}>
      <DesignsFrame
        label={t('chooseDesign', { prompt: job.prompt })}
        prompt={job.prompt}
        width={width}
        shape={shape}
        actions={
          <>
            <IconButton
              icon={SquareSplitHorizontal}
              size="sm"
              label={t('compare')}
              onClick={() => setComparing(true)}
            />
            <IconButton icon={Share2} size="sm" label={t('share')} onClick={() => shareImages(images)} />
            <Button
              variant="quiet"
              size="sm"
              className="-mr-2.5"
              onClick={({ currentTarget }) => keepAll(currentTarget)}
            >
              {images.length < job.settings.count ? t('doneChoosing') : t('keepAll')}
            </Button>
          </>
        }
        bar={(at) => {
          const image = images[at];
          if (image === undefined) return null;
          return (
            <>
              <IconButton
                icon={Trash2}
                label={t('deleteDesign', { number: at + 1 })}
                className="size-11!"
                onClick={() => dialogs.requestDeletion(image)}
              />
              <Button className="min-h-11!" onClick={({ currentTarget }) => keep(image, currentTarget)}>
                <Icon of={Check} size="sm" />
                {keepWords}
                <span className="sr-only">{t('designNumber', { number: at + 1 })}</span>
              </Button>
            </>
          );
        }}
      >
        {(at) => {
          const image = images[at];
          if (image === undefined) return null;
          return (
            <DesignTile
              image={image}
              number={at + 1}
              prompt={job.prompt}
              size={designSize(width, shape)}
              lineHeight={designLineHeight(shape)}
              hasHoverButtons={shape.hasHoverButtons}
              isEntry={Math.min(entry, images.length - 1) === at}
              onEntered={() => setEntry(at)}
              isResult={isResult}
              keepWords={keepWords}
              onOpen={dialogs.open}
              onKeep={(pressed) => keep(image, pressed)}
              onDelete={() => dialogs.requestDeletion(image)}
            />
          );
        }}
      </DesignsFrame>
      {isComparing && <DesignsSideBySide images={images} onKeep={keep} onClose={() => setComparing(false)} />}
    </div>
  );
}

/** The arrow keys go from design to design; Tab goes to a design's buttons, then out of the group. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-image]')];
  const at = links.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  links[(at + step + links.length) % links.length]?.focus();
}
