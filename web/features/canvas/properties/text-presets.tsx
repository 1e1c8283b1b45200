import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LayerOf } from '#canvas/document/layer.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LookSample } from './look-sample.tsx';
import { keepLook, readLooks, removeLook } from './own-looks.ts';
import { presetTexts } from './presets/texts.ts';
import { fieldsOfLook, lookOf, textLooks } from './text-looks.ts';
import { useFields } from './use-fields.ts';

const tileStyle =
  'press relative h-11 overflow-hidden rounded-control border border-line bg-stage p-0 hover:border-edge focus-visible:ring-selected-inside';

/** Whole looks by one press: ours, and those that the user has kept. */
export function TextPresets({ layer }: { layer: LayerOf<'text'> }) {
  const t = useTexts(presetTexts);
  const { set } = useFields(layer);
  const { id: userId } = useUser();
  const [own, setOwn] = useState(() => readLooks(userId));
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <span className="type-meta text-muted">{t('looks')}</span>
        <button
          type="button"
          className="press type-meta inline-flex h-8 items-center gap-1.5 rounded-control border-0 bg-transparent px-1 text-muted hover:text-text"
          onClick={() => setOwn(keepLook(userId, lookOf(layer)))}
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
        {own.map((look, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kept look has nothing but its place
          <span key={index} className="relative">
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
              onClick={() => setOwn(removeLook(userId, index))}
              className="-top-1.5 -right-1.5 absolute scale-75"
            />
          </span>
        ))}
      </div>
    </div>
  );
}
