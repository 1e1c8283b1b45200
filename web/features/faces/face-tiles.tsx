import { Ban, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Face, faceByMood } from '#contract/faces.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { faceTexts } from './texts.ts';
import { useFaces } from './use-faces.ts';

const none = '';

interface FaceTilesProps {
  faces: readonly Face[];
  /** A face's id, `auto`, or null for none. */
  value: string | null;
  onChoose: (value: string | null) => void;
  /** Whether the face may be left to the prompt's mood. */
  hasMood?: boolean;
  /** In one row that scrolls sideways, of a height that the studio's form reserves; a grid by default. */
  isRow?: boolean;
  /** The address of the photo that is shown without a face. */
  original?: string | undefined;
}

/** The user's faces with their expressions: one press chooses. */
export function FaceTiles(props: FaceTilesProps) {
  const { faces, value, onChoose, hasMood = false, isRow = false, original } = props;
  const t = useTexts(faceTexts);
  const values = [none, ...(hasMood ? [faceByMood] : []), ...faces.map(({ id }) => id)];
  return (
    <RadioGroup
      label={t('myFaces')}
      values={values}
      value={value ?? none}
      onChange={(chosen) => onChoose(chosen === none ? null : chosen)}
      className={
        isRow
          ? 'flex h-[92px] gap-2 overflow-x-auto overscroll-x-contain p-1 *:w-[60px] *:flex-none'
          : 'grid max-h-[236px] grid-cols-[repeat(auto-fill,minmax(60px,1fr))] gap-x-2 gap-y-2.5 overflow-y-auto overscroll-contain p-1'
      }
    >
      <Tile value={none} label={t(original === undefined ? 'noFace' : 'original')}>
        {original === undefined ? <Icon of={Ban} className="text-faint" /> : <Picture url={original} />}
      </Tile>
      {hasMood && (
        <Tile value={faceByMood} label={t('byMood')}>
          <Icon of={Sparkles} className="text-muted" />
        </Tile>
      )}
      {faces.map((face, at) => (
        <Tile key={face.id} value={face.id} label={t(face.expression)} name={nameOf(face, at)}>
          <Picture url={face.previewUrl} />
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
      className="press group grid min-w-0 content-start gap-1 border-0 bg-transparent p-0 text-center text-muted data-[state=checked]:text-text"
    >
      <span className="relative grid aspect-square place-items-center overflow-hidden rounded-control bg-over group-hover:bg-line group-data-[state=checked]:ring-2 group-data-[state=checked]:ring-text group-data-[state=checked]:ring-offset-2 group-data-[state=checked]:ring-offset-panel">
        {children}
      </span>
      <span className="truncate type-meta">{label}</span>
    </RadioItem>
  );
}

function Picture({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

interface OtherFacesProps {
  /** The chosen face's id; null for the design's own photo. */
  value: string | null;
  onChoose: (value: string | null) => void;
  /** The address of that photo. */
  original: string | undefined;
}

/** The user's faces for a design that shows them; nothing for a user without any. */
export function OtherFaces({ value, onChoose, original }: OtherFacesProps) {
  const t = useTexts(faceTexts);
  const { data: library } = useFaces();
  if (library === undefined || library.faces.length === 0) return null;
  return (
    <div className="grid gap-2 pb-4">
      <h4 className="m-0 text-muted type-meta">{t('myFaces')}</h4>
      <FaceTiles faces={library.faces} value={value} onChoose={onChoose} original={original ?? ''} />
    </div>
  );
}
