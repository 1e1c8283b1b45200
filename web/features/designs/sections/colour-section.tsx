import { useTexts } from '#web/i18n/catalogue.ts';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { designTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { type SectionProps, SubHeading, tileStyle } from './section.tsx';

const sceneId = 'scene';
const parts = ['primary', 'secondary', 'accent', 'glow', 'shadow'] as const;

/** Palettes that suit the background, and the main colour. */
export function ColourSection({ design }: SectionProps) {
  const t = useTexts(designTexts);
  const names = useNames();
  const { change, view, edit } = design;
  const { accent } = view.palette;
  const isMoved = change.accent !== undefined && !design.isBusy && change.accent !== accent;
  return (
    <>
      <RadioGroup
        label={t('colours')}
        values={view.palettes.map(({ id }) => id)}
        value={change.palette ?? ''}
        onChange={(palette) => edit({ palette, accent: undefined })}
        className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2.5 p-1"
      >
        {view.palettes.map(({ id, colors }) => {
          const name = id === sceneId ? t('paletteScene') : names.palette(id);
          return (
            <RadioItem
              key={id}
              value={id}
              aria-label={name}
              title={name}
              className={`${tileStyle} flex h-10`}
            >
              {parts.map((part) => (
                <span
                  key={part}
                  className={part === 'accent' ? 'h-full flex-[2]' : 'h-full flex-1'}
                  style={{ background: colors[part] }}
                />
              ))}
            </RadioItem>
          );
        })}
      </RadioGroup>
      <SubHeading>{t('accent')}</SubHeading>
      <div className="flex flex-wrap items-center gap-2.5 px-1">
        <RadioGroup
          label={t('accent')}
          values={view.accents}
          value={accent}
          onChange={(color) => edit({ accent: color })}
          className="contents"
        >
          {view.accents.map((color) => (
            <RadioItem
              key={color}
              value={color}
              aria-label={color}
              title={color}
              className={`${tileStyle} size-8 touch:size-11`}
            >
              <span className="absolute inset-0" style={{ background: color }} />
            </RadioItem>
          ))}
        </RadioGroup>
        <label className="relative flex h-8 items-center gap-2 rounded-control border border-edge bg-raised pr-2.5 pl-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) touch:h-11">
          <span className="sr-only">{t('ownAccent')}</span>
          <input
            type="color"
            value={change.accent ?? accent}
            onChange={(event) => edit({ accent: event.target.value }, { key: 'accent' })}
            className="size-6 cursor-pointer appearance-none rounded-badge border-0 bg-transparent p-0 outline-none [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-badge [&::-webkit-color-swatch]:border-0"
          />
          <span aria-hidden="true" className="font-semibold tabular-nums type-meta">
            {(change.accent ?? accent).toUpperCase()}
          </span>
        </label>
      </div>
      <p role="status" className="m-0 min-h-[18px] pt-2 text-faint type-meta">
        {isMoved && t('accentMoved', { color: accent.toUpperCase() })}
      </p>
    </>
  );
}
