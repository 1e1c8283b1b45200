import type { Layer } from '#canvas/document/layer.ts';
import type { Effect } from '#canvas/document/paint.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { ColorField } from './color-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

type EffectKind = Effect['kind'];

const firstEffects = {
  shadow: { kind: 'shadow', color: '#000000b3', x: 6, y: 8, blur: 12 },
  glow: { kind: 'glow', color: '#ffe34dff', blur: 40 },
  outline: { kind: 'outline', color: '#ffffff', width: 10 },
} as const satisfies Record<EffectKind, Effect>;

/** Shadow, glow and contour: each on or off. */
export function EffectsSection({ layer }: { layer: Layer }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  const find = <Kind extends EffectKind>(kind: Kind) =>
    layer.effects.find((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
  const without = (kind: EffectKind) => layer.effects.filter((effect) => effect.kind !== kind);
  // Shadow and glow lie below the contour.
  const order: readonly EffectKind[] = ['shadow', 'glow', 'outline'];
  const withEffect = (effect: Effect) =>
    [...without(effect.kind), effect].sort(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
    );
  const toggle = (kind: EffectKind) => (isOn: boolean) =>
    set({ effects: isOn ? withEffect(firstEffects[kind]) : without(kind) });
  const fields = (effect: Effect) => ({
    onPreview: (changed: Partial<Effect>) =>
      preview({ effects: withEffect({ ...effect, ...changed } as Effect) }),
    onCommit: (changed: Partial<Effect>) => set({ effects: withEffect({ ...effect, ...changed } as Effect) }),
  });
  const shadow = find('shadow');
  const glow = find('glow');
  const outline = find('outline');
  return (
    <Section title={t('effects')}>
      <EffectSwitch label={t('shadow')} isOn={shadow !== undefined} onChange={toggle('shadow')} />
      {shadow && (
        <EffectColor effect={shadow} {...fields(shadow)}>
          <EffectSlider
            effect={shadow}
            label={t('offsetX')}
            field="x"
            min={-100}
            max={100}
            {...fields(shadow)}
          />
          <EffectSlider
            effect={shadow}
            label={t('offsetY')}
            field="y"
            min={-100}
            max={100}
            {...fields(shadow)}
          />
          <EffectSlider
            effect={shadow}
            label={t('blur')}
            field="blur"
            min={0}
            max={100}
            {...fields(shadow)}
          />
        </EffectColor>
      )}
      <EffectSwitch label={t('glow')} isOn={glow !== undefined} onChange={toggle('glow')} />
      {glow && (
        <EffectColor effect={glow} {...fields(glow)}>
          <EffectSlider effect={glow} label={t('blur')} field="blur" min={0} max={200} {...fields(glow)} />
        </EffectColor>
      )}
      {layer.kind !== 'text' && (
        <>
          <EffectSwitch
            label={t('outlineEffect')}
            isOn={outline !== undefined}
            onChange={toggle('outline')}
          />
          {outline && (
            <EffectColor effect={outline} {...fields(outline)}>
              <EffectSlider
                effect={outline}
                label={t('outlineEffectWidth')}
                field="width"
                min={0}
                max={60}
                {...fields(outline)}
              />
            </EffectColor>
          )}
        </>
      )}
    </Section>
  );
}

function EffectSwitch(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch label={props.label} checked={props.isOn} onChange={props.onChange} className="justify-between" />
  );
}

interface EffectFieldProps {
  effect: Effect;
  onPreview: (changed: Partial<Effect>) => void;
  onCommit: (changed: Partial<Effect>) => void;
}

function EffectColor({
  effect,
  onPreview,
  onCommit,
  children,
}: EffectFieldProps & { children: React.ReactNode }) {
  const t = useTexts(propertiesTexts);
  return (
    <div className="grid gap-2 pl-1">
      <ColorField
        label={t('color')}
        hideLabel
        value={effect.color}
        onPreview={(color) => onPreview({ color })}
        onChange={(color) => onCommit({ color })}
      />
      {children}
    </div>
  );
}

interface EffectSliderProps extends EffectFieldProps {
  label: string;
  field: 'x' | 'y' | 'blur' | 'width';
  min: number;
  max: number;
}

function EffectSlider({ effect, label, field, min, max, onPreview, onCommit }: EffectSliderProps) {
  const value = (effect as unknown as Readonly<Record<string, number | undefined>>)[field] ?? 0;
  return (
    <PropertySlider
      label={label}
      value={value}
      min={min}
      max={max}
      onPreview={(next) => onPreview({ [field]: next })}
      onCommit={(next) => onCommit({ [field]: next })}
    />
  );
}
