import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { designPicturePaths } from '#contract/design-files.ts';
import { searchDesignIcons } from '#contract/designs.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useSession } from '../session/use-session.ts';
import { addSticker } from './add-layers.ts';
import { addTexts } from './texts.ts';

/** The packed pictures, searched in the user's language. A press adds one and leaves the dialog open. */
export function StickersDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(addTexts);
  const { editor } = useSession();
  const language = currentLanguage();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const { data } = useQuery({
    queryKey: ['canvas-stickers', searched, language],
    queryFn: async ({ signal }) =>
      (await call(searchDesignIcons, { query: { q: searched, language }, signal })).icons,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = async (id: string) => {
    try {
      const answer = await fetch(designPicturePaths.sticker(id));
      const bitmap = await createImageBitmap(await answer.blob());
      addSticker(editor, id, { width: bitmap.width, height: bitmap.height });
      bitmap.close();
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  return (
    <Dialog size="md" title={t('stickers')} onClose={onClose}>
      <TextField
        label={t('searchStickers')}
        hideLabel
        type="search"
        icon={Search}
        placeholder={t('searchStickers')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="mt-3 grid h-[360px] grid-cols-[repeat(auto-fill,minmax(76px,1fr))] content-start gap-2 overflow-y-auto pb-2">
        {data?.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            title={label}
            aria-label={label}
            onClick={() => void choose(id)}
            className="press grid aspect-square place-items-center rounded-control border border-line bg-stage p-1.5 hover:border-edge"
          >
            <img
              src={designPicturePaths.icon(id)}
              alt=""
              loading="lazy"
              width={56}
              height={56}
              className="h-auto w-full"
            />
          </button>
        ))}
        {data?.length === 0 && (
          <div className="col-span-full">
            <EmptyState title={t('noStickers', { query: searched })} line={t('noStickersLine')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
