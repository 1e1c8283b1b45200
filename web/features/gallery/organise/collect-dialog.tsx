import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createCollection } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { collectPictures } from '../actions/change-pictures.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { changesOf, membershipOf } from './collect-state.ts';
import { CollectionBox } from './collection-box.tsx';
import { closeOrganiser, type Organised } from './organiser.ts';

/** Adds pictures to collections, removes them, or moves them; can create a collection. */
export function CollectDialog({ organised: { target, from } }: { organised: Organised }) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const facets = useFacets();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const collections = (facets.data?.collections ?? []).filter(({ id }) => id !== from);

  const onDone = () => {
    const changes = changesOf(wanted, from);
    closeOrganiser();
    if (changes.add.length + changes.remove.length > 0) void collectPictures(client, target, changes);
  };
  return (
    <Dialog
      onClose={closeOrganiser}
      title={from === undefined ? t('addToCollection') : t('moveToCollection')}
      description={target.count > 1 ? t('ofMany', { count: target.count }) : undefined}
      footer={
        <>
          <Button onClick={closeOrganiser}>{t('cancel')}</Button>
          <Button variant="main" disabled={wanted.size === 0} onClick={onDone}>
            {from === undefined ? t('done') : t('move')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {facets.isPending && <Skeleton className="h-10" />}
        {facets.error !== null && <p className="m-0 text-danger">{errorText(facets.error)}</p>}
        <ul className="m-0 -mx-2 grid list-none grid-cols-1 p-0">
          {collections.map((collection) => (
            <li key={collection.id}>
              <CollectionBox
                name={collection.name}
                count={formatNumber(collection.count)}
                membership={membershipOf(collection, target)}
                wanted={wanted.get(collection.id)}
                onChange={(isIn) => setWanted(new Map(wanted).set(collection.id, isIn))}
              />
            </li>
          ))}
        </ul>
        <NewCollection
          isFirst={facets.isSuccess && collections.length === 0}
          onMade={(id) => {
            setWanted(new Map(wanted).set(id, true));
            refetchFacets(client);
          }}
        />
      </div>
    </Dialog>
  );
}

function NewCollection({ isFirst, onMade }: { isFirst: boolean; onMade: (id: string) => void }) {
  const t = useTexts(pageTexts);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      const { collection } = await call(createCollection, { body: { name: name.trim() } });
      setName('');
      setError(undefined);
      onMade(collection.id);
    } catch (thrown) {
      setError(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t('newCollection')}
        error={error}
        value={name}
        maxLength={galleryLimits.collectionNameMaxCharacters}
        autoComplete="off"
        {...(isFirst && { 'data-autofocus': true })}
        onChange={(event) => setName(event.target.value)}
        end={
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            className="-mr-2"
            busy={isBusy}
            disabled={name.trim() === ''}
          >
            {t('create')}
          </Button>
        }
      />
    </form>
  );
}
