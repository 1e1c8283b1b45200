import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LanguageRow } from '#web/ui/language-row.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { barLinkStyle } from '../bar-style.ts';
import { ExploreList } from './explore-list.tsx';
import { publicBarTexts } from './texts.ts';

/** The Explore menu: the product's capabilities in four groups. */
export function ExploreMenu({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const t = useTexts(publicBarTexts);
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <button type="button" className={`${barLinkStyle} gap-1.5 border-0 bg-transparent`}>
      {t('explore')}
      <Icon
        of={ChevronDown}
        size="sm"
        className={`transition-transform duration-(--speed-hover) ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
  return (
    <Popover
      trigger={trigger}
      label={t('explore')}
      open={isOpen}
      onOpenChange={setOpen}
      gapPx={19}
      className="w-[560px]"
    >
      <ExploreList onGo={() => setOpen(false)} className="grid-cols-2 p-2 pt-3" />
      <div className="border-line border-t p-2">
        <LanguageRow label={t('language')} onChoose={onLanguage} />
      </div>
    </Popover>
  );
}
