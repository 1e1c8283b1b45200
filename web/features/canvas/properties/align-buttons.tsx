import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react';
import type { Edge } from '#canvas/actions/arrange-layers.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { propertiesTexts } from './texts.ts';

const edges: readonly {
  edge: Edge;
  text: 'alignLeft' | 'alignCenter' | 'alignRight' | 'alignTop' | 'alignMiddle' | 'alignBottom';
  icon: LucideIcon;
}[] = [
  { edge: 'left', text: 'alignLeft', icon: AlignStartVertical },
  { edge: 'center', text: 'alignCenter', icon: AlignCenterVertical },
  { edge: 'right', text: 'alignRight', icon: AlignEndVertical },
  { edge: 'top', text: 'alignTop', icon: AlignStartHorizontal },
  { edge: 'middle', text: 'alignMiddle', icon: AlignCenterHorizontal },
  { edge: 'bottom', text: 'alignBottom', icon: AlignEndHorizontal },
];

/** One layer is aligned with the picture, several with each other. */
export function AlignButtons({ onAlign }: { onAlign: (edge: Edge) => void }) {
  const t = useTexts(propertiesTexts);
  return (
    <div className="grid grid-cols-6">
      {edges.map(({ edge, text, icon }) => (
        <IconButton
          key={edge}
          size="sm"
          icon={icon}
          label={t(text)}
          className="w-full! min-w-0"
          onClick={() => onAlign(edge)}
        />
      ))}
    </div>
  );
}
