import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Target } from '../actions/target.ts';
import { trashPictures } from '../actions/trash-pictures.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';

export interface DeleteDialogProps {
  target: Target;
  onClose: () => void;
  /** Called when the pictures leave the lists, before the server answers. */
  onDeleted: () => void;
}

/** Asks before moving pictures to the trash; for a picture with versions, asks which to delete. */
export function DeleteDialog({ target, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts(galleryTexts);
  const page = useTexts(pageTexts);
  const client = useQueryClient();
  const [withVersions, setWithVersions] = useState(true);
  // Ignore a second click before the dialog has closed.
  const isConfirmed = useRef(false);
  const versions = Math.max(1, ...target.images.map((image) => image.versions));
  const isMany = target.count > 1;

  const confirm = () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onDeleted();
    onClose();
    void trashPictures(client, target, { withVersions });
  };
  return (
    <Dialog
      onClose={onClose}
      title={isMany ? page('deleteManyTitle') : t('deleteImage')}
      description={isMany ? page('deleteManyQuestion', { count: target.count }) : t('deleteQuestion')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger-fill" onClick={confirm}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-3">
        {versions > 1 && (
          <Segmented
            label={page('whichVersions')}
            options={[
              {
                value: 'all',
                label: isMany
                  ? page('allVersions')
                  : versions === 2
                    ? page('bothVersions')
                    : page('allOfVersions', { count: versions }),
              },
              { value: 'one', label: isMany ? page('onlyShown') : page('onlyThis') },
            ]}
            value={withVersions ? 'all' : 'one'}
            onChange={(which) => setWithVersions(which === 'all')}
          />
        )}
        <p className="m-0 text-faint type-meta">{page('trashKeeps')}</p>
      </div>
    </Dialog>
  );
}
