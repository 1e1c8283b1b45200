import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Collection, createCollection, renameCollection } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { pageTexts } from '../page-texts.ts';

interface NameDialogProps {
  /** The collection to rename; null for a new one. */
  collection: Pick<Collection, 'id' | 'name'> | null;
  onClose: () => void;
}

/** Creates or renames a collection. */
export function NameDialog({ collection, onClose }: NameDialogProps) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const [name, setName] = useState(collection?.name ?? '');
  const trimmed = name.trim();
  const saving = useMutation({
    mutationFn: () =>
      collection === null
        ? call(createCollection, { body: { name: trimmed } })
        : call(renameCollection, { params: { id: collection.id }, body: { name: trimmed } }),
    onSuccess() {
      refetchFacets(client);
      onClose();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '' || saving.isPending) return;
    if (trimmed === collection?.name) onClose();
    else saving.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={collection === null ? t('newCollection') : t('renameCollection')}
      onSubmit={onSubmit}
      submit={{
        children: collection === null ? t('create') : t('rename'),
        busy: saving.isPending,
        disabled: trimmed === '',
      }}
    >
      <TextField
        label={t('name')}
        reserveLine
        error={saving.error === null ? undefined : errorText(saving.error)}
        value={name}
        maxLength={galleryLimits.collectionNameMaxCharacters}
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setName(event.target.value);
          saving.reset();
        }}
      />
    </FormDialog>
  );
}
