import { useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { offers } from '#contract/plans.ts';
import type { CanvasHandoff } from '#web/api/canvas-handoff.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { canvasPath } from '#web/features/send-to/index.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { openDesign } from './open-design.ts';

/**
 * What "Edit" does with a picture: the canvas editor opens it. A design has the design panel instead where
 * the plan, or the screen, has no editor; any other picture leads to the page that says so, and keeps it.
 */
export function useEditImage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const isDesktop = useIsDesktop();
  const hasEditor = isDesktop && user !== null && offers(user.planType, 'canvasEditor');
  return {
    /** Whether "Edit" leads away from this page. */
    leadsToCanvas: ({ isDesign }: Pick<GalleryImage, 'isDesign'>) => hasEditor || !isDesign,
    edit(image: GalleryImage): void {
      if (image.isDesign && !hasEditor) {
        openDesign(image);
        return;
      }
      void handOver(image);
      void navigate(canvasPath(image.id), { state: { source: 'gallery' } });
    },
  };
}

/** For an editor in another tab, as documented; the one here reads the address. */
async function handOver(image: GalleryImage): Promise<void> {
  const { writeCanvasHandoff } = await import('#web/api/canvas-handoff.ts');
  writeCanvasHandoff(window.localStorage, handoffOf(image), Date.now());
}

function handoffOf(image: GalleryImage): CanvasHandoff {
  const { url, id, prompt, model, variant, style, resolution, createdAt, tool } = image;
  return {
    url,
    id,
    prompt,
    model,
    variant,
    style,
    resolution,
    createdAt,
    metadata: { tool, source: 'gallery' },
  };
}
