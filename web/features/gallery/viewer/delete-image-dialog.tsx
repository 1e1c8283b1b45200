import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteImage, type GalleryImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { translator, useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { removeFromGallery } from '../change-gallery.ts';
import { galleryTexts } from '../texts.ts';

const confirmedForMs = 2_000;

interface DeleteImageDialogProps {
  image: GalleryImage;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a picture is deleted, deletes it, and says so. */
export default function DeleteImageDialog({ image, onClose, onDeleted }: DeleteImageDialogProps) {
  const t = useTexts(galleryTexts);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  // A second press comes before the button can say that it is busy.
  const isConfirmed = useRef(false);
  const deletion = useMutation({
    mutationFn: () => call(deleteImage, { params: { id: image.id } }),
    onSuccess() {
      onDeleted();
      removeFromGallery(client, image.id);
      showToast({ title: translator(galleryTexts)('deleted'), durationMs: confirmedForMs });
    },
    onError: () => showToast({ title: translator(galleryTexts)('deleteFailed'), tone: 'error' }),
    onSettled: () => close(),
  });

  function close() {
    setOpen(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={t('deleteTitle')}
      sentence={t('deleteQuestion')}
      busy={deletion.isPending}
      onConfirm={() => {
        if (isConfirmed.current) return;
        isConfirmed.current = true;
        deletion.mutate();
      }}
    />
  );
}
