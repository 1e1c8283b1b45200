import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { Suspense, useEffect, useReducer, useState } from 'react';
import { ownFontId, ownFontOf } from '#contract/canvas-font-ids.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Select } from '#web/ui/select.tsx';
import { fontIds, fontLabel } from '../../session/font-labels.ts';
import { isFontMissing } from '../../session/fonts.ts';
import { useSession } from '../../session/use-session.ts';
import { fontsQuery } from './fonts-query.ts';
import { fontsTexts } from './texts.ts';

const FontsDialog = lazyPart(async () => (await import('./fonts-dialog.tsx')).FontsDialog);

interface FontFieldProps {
  value: string;
  onChange: (font: string) => void;
}

/** Chooses one of the user's own fonts, or of the product's. */
export function FontField({ value, onChange }: FontFieldProps) {
  const t = useTexts(fontsTexts);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(fontsQuery);
  const own = data?.fonts ?? [];
  const isListed = ownFontId(value) === null || own.some(({ id }) => ownFontOf(id) === value);
  const options = [
    ...own.map(({ id, name }) => ({ value: ownFontOf(id), label: name, group: t('yourFonts') })),
    ...(isListed ? [] : [{ value, label: t('missingFont'), group: t('yourFonts') }]),
    ...fontIds.map((id) => ({ value: id, label: fontLabel(id), group: t('ourFonts') })),
  ];
  return (
    <div className="col-span-full grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
        <Select label={t('font')} options={options} value={value} onChange={onChange} />
        <IconButton icon={FolderOpen} label={t('manage')} onClick={() => setOpen(true)} />
      </div>
      <MissingFont font={value} />
      {isOpen && (
        <Suspense>
          <FontsDialog
            onClose={() => setOpen(false)}
            onUse={(font) => {
              onChange(font);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Says that another font is drawn. */
function MissingFont({ font }: { font: string }) {
  const t = useTexts(fontsTexts);
  const { painter } = useSession();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => painter.watch(render), [painter]);
  return isFontMissing(font) ? (
    <p role="alert" className="m-0 text-danger">
      {t('notLoaded')}
    </p>
  ) : null;
}
