import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { type Neighbour, neighbourPicture } from '../surfaces/neighbours.ts';
import type { SurfaceLayout } from '../surfaces/surface-layout.ts';
import type { Surface } from '../surfaces/surfaces.ts';
import { feedTexts } from '../texts.ts';
import { Card } from './card.tsx';

interface NeighbourCardProps {
  surface: Surface;
  layout: SurfaceLayout;
  neighbour: Neighbour;
}

const hoursPerDay = 24;
const daysPerWeek = 7;

function ago(hours: number): string {
  const format = new Intl.RelativeTimeFormat(currentLocale());
  if (hours < hoursPerDay) return format.format(-hours, 'hour');
  const days = Math.round(hours / hoursPerDay);
  return days < daysPerWeek
    ? format.format(-days, 'day')
    : format.format(-Math.round(days / daysPerWeek), 'week');
}

/** A sample card beside yours. */
export function NeighbourCard({ surface, layout, neighbour }: NeighbourCardProps) {
  const t = useTexts(feedTexts);
  const views = new Intl.NumberFormat(currentLocale(), { notation: 'compact' }).format(neighbour.views);
  return (
    <Card
      surface={surface}
      layout={layout}
      title={t(neighbour.title)}
      channel={t('sampleChannel')}
      facts={`${t('views', { views })} · ${ago(neighbour.hoursAgo)}`}
      length={neighbour.length}
    >
      <img
        {...neighbourPicture(neighbour)}
        sizes={`${layout.pictureWidth}px`}
        alt=""
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
    </Card>
  );
}
