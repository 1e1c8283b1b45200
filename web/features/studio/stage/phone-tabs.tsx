import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { studioTexts } from '../texts.ts';

export type PhoneView = 'create' | 'results';

interface PhoneTabsProps {
  view: PhoneView;
  onChange: (view: PhoneView) => void;
  newResults: number;
}

/** Tabs below 1024 px that switch between form and pictures. */
export function PhoneTabs({ view, onChange, newResults }: PhoneTabsProps) {
  const t = useTexts(studioTexts);
  return (
    <div className="sticky top-(--bar-height) z-20 border-line border-b bg-panel px-4 py-2 md:px-6 lg:hidden low:py-1">
      <Segmented
        block
        label={t('view')}
        value={view}
        onChange={onChange}
        className="*:h-11!"
        options={[
          { value: 'create', label: t('create') },
          {
            value: 'results',
            label: (
              <>
                {t('results')}
                {newResults > 0 && <Badge tone="brand">{t('newResults', { count: newResults })}</Badge>}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
