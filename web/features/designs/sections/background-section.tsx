import { designPicturePaths } from '#contract/design-files.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { designTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { type SectionProps, SubHeading, tileStyle } from './section.tsx';

/** The backgrounds, those that the prompt suggests first, and the chosen one's lighting. */
export function BackgroundSection({ design, offer }: SectionProps) {
  const t = useTexts(designTexts);
  const names = useNames();
  const { change, view, edit } = design;
  const scene = change.scene ?? view.scene;
  const likely = offer.scenes.filter(({ id }) => offer.likelyScenes.includes(id));
  const scenes = [...new Set([...likely, ...offer.scenes])];
  const moods = scenes.find(({ id }) => id === scene.id)?.moods ?? [];
  const mood = scene.mood ?? moods[0] ?? '';
  return (
    <>
      <RadioGroup
        label={t('background')}
        values={scenes.map(({ id }) => id)}
        value={scene.id}
        onChange={(id) => edit({ scene: { id } })}
        className="grid grid-cols-3 gap-2.5 p-1 md:max-lg:grid-cols-6 lg:max-h-[264px] lg:overflow-y-auto lg:overscroll-contain"
      >
        {scenes.map(({ id, moods: [first = ''] }) => (
          <Tile key={id} value={id} name={names.scene(id)} source={designPicturePaths.scene(id, first)} />
        ))}
      </RadioGroup>
      <SubHeading>{t('moods')}</SubHeading>
      <RadioGroup
        label={t('moods')}
        values={moods}
        value={mood}
        onChange={(next) => edit({ scene: { id: scene.id, mood: next } })}
        className="grid grid-cols-3 gap-2.5 px-1 md:max-lg:grid-cols-6"
      >
        {moods.map((one) => (
          <Tile
            key={one}
            value={one}
            name={names.mood(one)}
            source={designPicturePaths.scene(scene.id, one)}
          />
        ))}
      </RadioGroup>
    </>
  );
}

function Tile({ value, name, source }: { value: string; name: string; source: string }) {
  return (
    <RadioItem
      value={value}
      className="group/tile grid gap-1 rounded-control border-0 bg-transparent p-0 text-left text-text"
    >
      <span
        className={`${tileStyle} block aspect-video group-data-[state=checked]/tile:ring-2 group-data-[state=checked]/tile:ring-text group-data-[state=checked]/tile:ring-offset-2 group-data-[state=checked]/tile:ring-offset-panel`}
      >
        <img
          src={source}
          alt=""
          width={192}
          height={108}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </span>
      <span className="truncate text-muted type-meta group-data-[state=checked]/tile:text-text">{name}</span>
    </RadioItem>
  );
}
