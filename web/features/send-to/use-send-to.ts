import { useLocation, useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import type { ReferenceTool } from '#contract/references.ts';
import { pathOf } from '#contract/routes.ts';
import type { EntryState } from './entry-state.ts';

/** How a picture of the gallery is sent to the places that can do something with it. */
export interface SendTo {
  upscaler: () => void;
  asReference: (tool: ReferenceTool) => void;
}

/**
 * Each leads there, and brings the picture along in the history's entry. From the studio to itself no entry is added:
 * Back would lead to the same form.
 */
export function useSendTo({ id: imageId }: Pick<GalleryImage, 'id'>): SendTo {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toStudio = (state: EntryState) =>
    void navigate(pathOf('studio'), { state, replace: pathname === pathOf('studio') });
  return {
    upscaler: () => toStudio({ upscaleSource: { imageId } }),
    asReference: (tool) => toStudio({ referenceSource: { imageId, tool } }),
  };
}
