import { type DesignCount, designCounts } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { studioTexts } from '../texts.ts';

const options = designCounts.map(String);

interface DesignCountChoiceProps {
  value: number;
  onChange: (count: DesignCount) => void;
}

/** How many designs a generation makes; beside the button whose price it changes. */
export function DesignCountChoice({ value, onChange }: DesignCountChoiceProps) {
  const t = useTexts(studioTexts);
  return (
    <Segmented
      label={t('designs')}
      value={String(value)}
      onChange={(chosen) => {
        const count = designCounts.find((one) => String(one) === chosen);
        if (count !== undefined) onChange(count);
      }}
      className="flex-none rounded-picture! *:h-[42px]! *:min-w-[38px] *:rounded-[8px]! *:px-0!"
      options={options.map((count) => ({
        value: count,
        label: `×${count}`,
        name: t('designCount', { count: Number(count) }),
      }))}
    />
  );
}
