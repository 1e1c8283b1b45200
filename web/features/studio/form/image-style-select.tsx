import { defaultImageStyle, imageStyles, styleLabel } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { StyleMark, useDescribedStyles } from '#web/features/described-styles/index.ts';
import { StyleSwatch, swatchOf } from '#web/features/style-swatches/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select, type SelectProps } from '#web/ui/select.tsx';
import { findOwnImageStyle } from '../styles/find-own-style.ts';
import { studioTexts } from '../texts.ts';
import { useDrawnStyles } from './use-drawn-styles.ts';

interface ImageStyleSelectProps
  extends Pick<SelectProps<string>, 'value' | 'onChange' | 'look' | 'className'> {
  tool: GenerateTool;
}

/** The image styles: the presets, then the user's described styles. */
export function ImageStyleSelect({ tool, value, ...props }: ImageStyleSelectProps) {
  const t = useTexts(studioTexts);
  const drawn = useDrawnStyles(tool);
  const { data: own } = useDescribedStyles();
  const chosen = imageStyles.find(({ id }) => id === value) ?? findOwnImageStyle(own, value);
  return (
    <Select
      {...props}
      label={t('style')}
      options={[
        ...imageStyles.map((style) => ({
          value: style.id as string,
          label: style.label as string,
          ...(drawn.includes(style.id) && { note: t('drawnNote') }),
          swatch: <StyleSwatch src={swatchOf(style.id)} />,
        })),
        ...(own ?? []).map((style) => ({
          value: style.id,
          label: styleLabel(style.name),
          note: t('yours'),
          swatch: <StyleMark style={style} />,
        })),
      ]}
      value={chosen?.id ?? defaultImageStyle}
    />
  );
}
