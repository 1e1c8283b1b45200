import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toast.ts';
import { addToGallery } from '../list/change-gallery.ts';
import { closeDesign, useOpenDesign } from '../open-design.ts';
import { galleryTexts } from '../texts.ts';
import { galleryImagePath, imageInAddress, searchWithImage } from './image-address.ts';

const DesignPanel = deferredPart(async () => (await import('#web/features/designs/index.ts')).DesignPanel);

/** By then the first visit has loaded what it shows. */
const settleMs = 5_000;

/** The design panel over the current page; loaded on first use. */
export function DesignDialog() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const image = useOpenDesign((store) => store.image);
  const client = useQueryClient();
  // Back leaves the page and closes the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed when the page changes
  useEffect(() => closeDesign, [pathname]);
  useEffect(() => {
    const timer = setTimeout(DesignPanel.preload, settleMs);
    return () => clearTimeout(timer);
  }, []);
  if (image === null) return null;
  const take = (version: GalleryImage) => {
    closeDesign();
    addToGallery(client, version);
    // The viewer below shows what was changed: it goes on with the new version, which needs no toast then.
    if (imageInAddress(search) === image.id) {
      const next = { pathname, search: searchWithImage(search, version.id) };
      void navigate(next, { replace: true, state });
      return;
    }
    const t = translator(galleryTexts);
    showToast({
      title: t('versionSaved'),
      picture: version.thumbnailUrl,
      action: {
        label: t('show'),
        onPress: () => void navigate(pageWithImage(version.id)),
      },
    });
  };
  return <DesignPanel key={image.id} image={image} onClose={closeDesign} onSaved={take} />;
}

/** The current page if it shows pictures, else the gallery. The toast may outlive the page. */
function pageWithImage(id: string): string {
  const { pathname, search } = window.location;
  return pathname === pathOf('studio') ? pathname + searchWithImage(search, id) : galleryImagePath(id);
}
