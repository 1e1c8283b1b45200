import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { LayerOf } from '#canvas/document/layer.ts';
import { fieldsOfLook, lookOf, type TextLook, textLookSchema } from '#canvas/document/text-look.ts';
import { addCanvasTextLook, deleteCanvasTextLook, listCanvasTextLooks } from '#contract/canvas-fonts.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { LookSample } from './look-sample.tsx';
import { presetTexts } from './presets/texts.ts';
import { textLooks } from './text-looks.ts';
import { useFields } from './use-fields.ts';

interface OwnLook {
  readonly id: string;
  readonly look: TextLook;
}

/** The user's own looks, kept with the account. */
const looksQuery = queryOptions({
  queryKey: ['canvas-text-looks'],
  queryFn: async ({ signal }): Promise<OwnLook[]> => {
    const { looks } = await call(listCanvasTextLooks, { signal });
    return looks.flatMap(({ id, look }) => {
      const parsed = textLookSchema.safeParse(look);
      return parsed.success ? [{ id, look: parsed.data }] : [];
    });
  },
});

const tileStyle =
  'press relative h-11 overflow-hidden rounded-control border border-line bg-stage p-0 hover:border-edge';

/** Whole looks by one press: ours, and those that the user has kept. */
export function TextPresets({ layer }: { layer: LayerOf<'text'> }) {
  const t = useTexts(presetTexts);
  const { set } = useFields(layer);
  const client = useQueryClient();
  const { data: own = [] } = useQuery(looksQuery);
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
    await client.invalidateQueries(looksQuery);
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <span className="type-meta text-muted">{t('looks')}</span>
        <button
          type="button"
          className="press type-meta inline-flex h-8 items-center gap-1.5 rounded-control border-0 bg-transparent px-1 text-muted hover:text-text"
          onClick={() => void change(() => call(addCanvasTextLook, { body: { look: lookOf(layer) } }))}
        >
          <Icon of={Plus} size="sm" />
          {t('keepLook')}
        </button>
      </div>
      <div className="grid grid-cols-3 gap-1.5">
        {textLooks.map(({ id, text, look }) => (
          <button
            key={id}
            type="button"
            aria-label={t(text)}
            title={t(text)}
            className={tileStyle}
            onClick={() => set(fieldsOfLook(look, layer.fontSize))}
          >
            <LookSample look={look} word={t(text)} />
          </button>
        ))}
        {own.map(({ id, look }, index) => (
          <span key={id} className="relative">
            <button
              type="button"
              aria-label={t('ownLook', { number: index + 1 })}
              className={`${tileStyle} w-full`}
              onClick={() => set(fieldsOfLook(look, layer.fontSize))}
            >
              <LookSample look={look} word="Abc" />
            </button>
            <IconButton
              size="sm"
              icon={Trash2}
              label={t('removeLook', { number: index + 1 })}
              onClick={() => void change(() => call(deleteCanvasTextLook, { params: { id } }))}
              className="-top-1.5 -right-1.5 absolute scale-75"
            />
          </span>
        ))}
      </div>
    </div>
  );
}
