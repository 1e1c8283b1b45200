import { Check, Trash2 } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import { DesignPicture, type useImageDialogs } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { studioTexts } from '../texts.ts';
import { DesignsFrame } from './designs-frame.tsx';
import { designSize, designsLayout } from './designs-layout.ts';
import { useKeepDesign } from './use-keep-design.ts';

interface DesignsGroupProps {
  job: Job;
  images: readonly GalleryImage[];
  /** Width of the tile, in pixels. */
  width: number;
  aspect: number;
  /** They have just arrived. */
  isResult: boolean;
  dialogs: ReturnType<typeof useImageDialogs>;
}

/** The designs of one generation to choose from: keep one and delete the others, or keep all. */
export function DesignsGroup({ job, images, width, aspect, isResult, dialogs }: DesignsGroupProps) {
  const t = useTexts(studioTexts);
  const { keep, keepAll } = useKeepDesign(job.id, images);
  const size = designSize(width, aspect);
  return (
    <DesignsFrame
      label={t('chooseDesign', { prompt: job.prompt })}
      prompt={job.prompt}
      count={t('designCount', { count: images.length })}
      action={
        <Button variant="quiet" size="sm" onClick={({ currentTarget }) => keepAll(currentTarget)}>
          {t('keepAll')}
        </Button>
      }
    >
      {images.map((image, index) => (
        <section key={image.id} aria-label={t('designNumber', { number: index + 1 })}>
          <DesignPicture
            image={image}
            label={t('openDesign', { number: index + 1, prompt: job.prompt })}
            size={size}
            isResult={isResult}
            onOpen={dialogs.open}
          />
          <div className="flex items-center gap-1" style={{ height: designsLayout.barHeight }}>
            <Button
              size="sm"
              className="min-w-0! max-sm:flex-1! light:border-line! light:bg-raised!"
              onClick={({ currentTarget }) => keep(image, currentTarget)}
            >
              <Icon of={Check} size="sm" className="max-sm:hidden" />
              <span className="truncate">{t('keepThis', { count: images.length - 1 })}</span>
              <span className="sr-only">{t('designNumber', { number: index + 1 })}</span>
            </Button>
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('deleteDesign', { number: index + 1 })}
              onClick={() => dialogs.requestDeletion(image)}
            />
          </div>
        </section>
      ))}
    </DesignsFrame>
  );
}
