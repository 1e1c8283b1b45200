import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { galleryLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tagPictures } from '../actions/change-pictures.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { Chip } from '../toolbar/chip.tsx';
import { closeOrganiser, type Organised } from './organiser.ts';
import { readTags, tagCounts } from './tag-counts.ts';

const suggested = 12;

/** Adds tags to pictures and removes them. Sends all changes when the dialog is confirmed. */
export function TagsDialog({ organised: { target } }: { organised: Organised }) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const facets = useFacets();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const has = (list: readonly string[], tag: string) =>
    list.some((one) => one.toLowerCase() === tag.toLowerCase());
  const present = tagCounts(target.images).filter(({ tag }) => !has(removed, tag) && !has(added, tag));
  const isOnAll = (tag: string) =>
    present.some((one) => one.tag.toLowerCase() === tag.toLowerCase() && one.count === target.count);

  const add = (tags: readonly string[]) => {
    const fresh = tags.filter((tag) => !has(added, tag) && !isOnAll(tag));
    setAdded([...added, ...fresh]);
    setRemoved(removed.filter((tag) => !has(tags, tag)));
  };
  const words = readTags(typed);
  const fullest = Math.max(0, ...target.images.map((image) => image.tags.length));
  const tooLong = words.find((tag) => tag.length > galleryLimits.tagMaxCharacters);
  const isFull = fullest + added.length + words.length - removed.length > galleryLimits.tagsPerImage;
  const error =
    tooLong !== undefined
      ? t('tagTooLong', { count: galleryLimits.tagMaxCharacters })
      : isFull
        ? t('tooManyTags', { count: galleryLimits.tagsPerImage })
        : undefined;

  const onAdd = (event: FormEvent) => {
    event.preventDefault();
    if (error !== undefined || words.length === 0) return;
    add(words);
    setTyped('');
  };
  const onDone = () => {
    if (error !== undefined) return;
    const all = [...added, ...words.filter((tag) => !has(added, tag) && !isOnAll(tag))];
    closeOrganiser();
    if (all.length > 0 || removed.length > 0) void tagPictures(client, target, { add: all, remove: removed });
  };
  const query = typed.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const suggestions = (facets.data?.tags ?? [])
    .map(({ label }) => label)
    .filter((tag) => !has(added, tag) && !isOnAll(tag) && tag.toLowerCase().includes(query))
    .slice(0, suggested);

  return (
    <Dialog
      onClose={closeOrganiser}
      title={t('tags')}
      description={target.count > 1 ? t('tagsOfMany', { count: target.count }) : undefined}
      footer={
        <>
          <Button onClick={closeOrganiser}>{t('cancel')}</Button>
          <Button variant="main" disabled={error !== undefined} disabledReason={error} onClick={onDone}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {(added.length > 0 || present.length > 0) && (
          <ul aria-label={t('tags')} className="m-0 flex list-none flex-wrap gap-2 p-0">
            {added.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip
                  icon={X}
                  label={t('removeTag', { tag })}
                  onPress={() => setAdded(added.filter((one) => one !== tag))}
                >
                  {tag}
                </Chip>
              </li>
            ))}
            {present.map(({ tag, count }) => (
              <li key={tag} className="max-w-full">
                <Chip icon={X} label={t('removeTag', { tag })} onPress={() => setRemoved([...removed, tag])}>
                  <bdi>{tag}</bdi>
                  {target.count > 1 && count < target.count && (
                    <span className="text-faint"> {t('onSome', { count, total: target.count })}</span>
                  )}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={onAdd}>
          <TextField
            label={t('addTag')}
            hint={t('addTagHint')}
            error={error}
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.target.value)}
            end={
              <Button type="submit" variant="quiet" size="sm" className="-mr-2" disabled={words.length === 0}>
                {t('add')}
              </Button>
            }
          />
        </form>
        {suggestions.length > 0 && (
          <section className="grid gap-2">
            <h3 className="m-0 text-faint type-meta">{t('yourTags')}</h3>
            <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
              {suggestions.map((tag) => (
                <li key={tag} className="max-w-full">
                  <Chip
                    icon={Plus}
                    label={t('addThisTag', { tag })}
                    onPress={() => {
                      add([tag]);
                      setTyped(typed.includes(',') ? typed.slice(0, typed.lastIndexOf(',') + 1) : '');
                    }}
                  >
                    {tag}
                  </Chip>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
