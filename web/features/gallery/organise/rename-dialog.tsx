import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fileBaseName } from '#contract/image-exports.ts';
import { type GalleryImage, renameImage } from '#contract/images.ts';
import { galleryLimits } from '#contract/limits.ts';
import { tidyName } from '#contract/names.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changeInGallery } from '../list/change-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { ownName } from '../shown-prompt.ts';
import { closeOrganiser } from './organiser.ts';

/** Names a picture; an empty field takes its name away. */
export function RenameDialog({ image }: { image: GalleryImage }) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const before = ownName(image) ?? '';
  const [typed, setTyped] = useState(before);
  const name = tidyName(typed);
  const saving = useMutation({
    mutationFn: () =>
      call(renameImage, { params: { id: image.id }, body: { name: name === '' ? null : name } }),
    onSuccess(answer) {
      changeInGallery(client, answer.image);
      closeOrganiser();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (name === before) closeOrganiser();
    else saving.mutate();
  };
  return (
    <FormDialog
      onClose={closeOrganiser}
      title={t('renamePicture')}
      onSubmit={onSubmit}
      submit={{ children: t('rename'), busy: saving.isPending }}
    >
      <TextField
        label={t('name')}
        hint={t('fileNameHint', { file: fileBaseName({ id: image.id, name: name === '' ? null : name }) })}
        reserveLine
        error={saving.error === null ? undefined : errorText(saving.error)}
        value={typed}
        maxLength={galleryLimits.imageNameMaxCharacters}
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          saving.reset();
        }}
      />
    </FormDialog>
  );
}
