import { Ban, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Face, faceByMood } from '#contract/faces.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { faceTexts } from './texts.ts';

const none = '';

interface FaceTilesProps {
  faces: readonly Face[];
  /** A face's id, `auto`, or null for none. */
  value: string | null;
  onChoose: (value: string | null) => void;
  /** Whether the face may be left to the prompt's mood. */
  hasMood?: boolean;
}

/** The user's faces with their expressions: one press chooses. */
export function FaceTiles({ faces, value, onChoose, hasMood = false }: FaceTilesProps) {
  const t = useTexts(faceTexts);
  const values = [none, ...(hasMood ? [faceByMood] : []), ...faces.map(({ id }) => id)];
  return (
    <RadioGroup
      label={t('myFaces')}
      values={values}
      value={value ?? none}
      onChange={(chosen) => onChoose(chosen === none ? null : chosen)}
      className="grid max-h-[236px] grid-cols-[repeat(auto-fill,minmax(60px,1fr))] gap-x-2 gap-y-2.5 overflow-y-auto overscroll-contain p-1"
    >
      <Tile value={none} label={t('noFace')}>
        <Icon of={Ban} className="text-faint" />
      </Tile>
      {hasMood && (
        <Tile value={faceByMood} label={t('byMood')}>
          <Icon of={Sparkles} className="text-muted" />
        </Tile>
      )}
      {faces.map((face, at) => (
        <Tile key={face.id} value={face.id} label={t(face.expression)} name={nameOf(face, at)}>
          <img
            src={face.previewUrl}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        </Tile>
      ))}
    </RadioGroup>
  );

  /** Several may show the same: each has its number among them. */
  function nameOf({ expression }: Face, at: number): string {
    const isAlike = (one: Face) => one.expression === expression;
    if (faces.filter(isAlike).length < 2) return t(expression);
    const place = faces.slice(0, at + 1).filter(isAlike).length;
    return t('numbered', { expression: t(expression), place: `${place}` });
  }
}

interface TileProps {
  value: string;
  label: string;
  /** The accessible name, which begins with the label. */
  name?: string;
  children: ReactNode;
}

function Tile({ value, label, name = label, children }: TileProps) {
  return (
    <RadioItem
      value={value}
      aria-label={name}
      className="press group grid min-w-0 gap-1 border-0 bg-transparent p-0 text-center text-muted data-[state=checked]:text-text"
    >
      <span className="relative grid aspect-square place-items-center overflow-hidden rounded-control bg-over group-hover:bg-line group-data-[state=checked]:ring-2 group-data-[state=checked]:ring-text group-data-[state=checked]:ring-offset-2 group-data-[state=checked]:ring-offset-panel">
        {children}
      </span>
      <span className="truncate type-meta">{label}</span>
    </RadioItem>
  );
}
