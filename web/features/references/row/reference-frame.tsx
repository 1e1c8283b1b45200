import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { HoverCard } from 'radix-ui';
import { useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { Reference } from '../model/reference.ts';
import { referencesTexts } from '../texts.ts';
import { useIcons } from '../use/use-facts.ts';
import { PreviewCard } from './preview-card.tsx';
import { ReferencePanel } from './reference-panel.tsx';

interface ReferenceFrameProps {
  reference: Reference;
  /** Starts at one. */
  place: number;
  count: number;
  onMark: () => void;
}

/** One picture of the row: enlarged on hover and focus, opened by a click, moved by dragging or keys. */
export function ReferenceFrame({ reference, place, count, onMark }: ReferenceFrameProps) {
  const t = useTexts(referencesTexts);
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // No preview when a closing dialog restores the focus: it would cover the pointer's next target.
  const isInspected = () => frame.current?.matches(':hover, :has(:focus-visible)') === true;
  const [gapPx, setGapPx] = useState(0);
  const showPreview = (next: boolean) => {
    // After the row's end, so that the other frames stay reachable.
    const row = frame.current?.closest('ul')?.getBoundingClientRect();
    setGapPx((row?.right ?? 0) - (frame.current?.getBoundingClientRect().right ?? 0));
    setShown(next && isInspected());
  };
  const sortable = useSortable({ id: reference.id });
  const { isDragging } = sortable;
  const use = t(reference.use);
  return (
    <li
      ref={sortable.setNodeRef}
      className={clsx('relative', isDragging && 'z-10')}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <HoverCard.Root
        open={isShown && !isOpen && !isDragging}
        onOpenChange={showPreview}
        openDelay={120}
        closeDelay={60}
      >
        <HoverCard.Trigger asChild>
          <div ref={frame}>
            <Popover
              label={t('picture', { place })}
              open={isOpen}
              // While a picture is moved by keys, an arrow key moves it.
              onOpenChange={(next) => setOpen(next && !isDragging)}
              className="w-[min(360px,calc(100vw-16px))] p-4"
              trigger={
                <button
                  type="button"
                  {...sortable.attributes}
                  {...sortable.listeners}
                  aria-roledescription={undefined}
                  aria-label={t('openOne', { place, name: reference.name, use })}
                  className={clsx(
                    'relative block aspect-video w-full touch-manipulation overflow-hidden rounded-control border-0 bg-over p-0',
                    isOpen && 'ring-selected',
                    isDragging && 'opacity-80',
                  )}
                >
                  <img
                    src={reference.previewUrl}
                    alt=""
                    draggable={false}
                    decoding="async"
                    className="size-full object-cover"
                  />
                  {reference.use !== 'auto' && (
                    <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-badge bg-badge text-on-badge [&_svg]:size-3">
                      <Icon of={useIcons[reference.use]} size="sm" />
                    </span>
                  )}
                </button>
              }
            >
              <ReferencePanel
                reference={reference}
                place={place}
                count={count}
                onMark={() => {
                  setOpen(false);
                  onMark();
                }}
                onRemoved={() => {
                  setOpen(false);
                  // The focused button disappears; the row stays.
                  const row = frame.current?.closest('ul');
                  requestAnimationFrame(() => row?.querySelector('button')?.focus());
                }}
              />
            </Popover>
          </div>
        </HoverCard.Trigger>
        <PreviewCard reference={reference} gapPx={gapPx} />
      </HoverCard.Root>
    </li>
  );
}
