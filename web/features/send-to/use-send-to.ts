import { useLocation, useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import type { ReferenceTool } from '#contract/references.ts';
import { pathOf } from '#contract/routes.ts';
import type { EntryState } from './entry-state.ts';

/** Actions that send a gallery picture to where it can be used. */
export interface SendTo {
  upscaler: () => void;
  asReference: (tool: ReferenceTool) => void;
}

/**
 * Navigates to the target with the picture in the history entry's state. From the studio to itself it
 * replaces the entry: Back would lead to the same form.
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
