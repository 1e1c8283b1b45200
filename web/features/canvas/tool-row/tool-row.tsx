import {
  ArrowUpRight,
  Circle,
  CircleDashed,
  CornerUpRight,
  type LucideIcon,
  MessageSquare,
  Minus,
  Sparkle,
  Square,
  Star,
  Triangle,
} from 'lucide-react';
import { type ShapeName, shapeNames } from '#canvas/document/layer.ts';
import { brushSizes } from '#canvas/editor/editor-state.ts';
import { cropTo } from '#canvas/tools/crop.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { InlineSlider } from '../mask-mode/inline-slider.tsx';
import { ColorField } from '../properties/color-field.tsx';
import { useEditorState, useSession } from '../session/use-session.ts';
import { toolRowTexts } from './texts.ts';

const icons: Readonly<Record<ShapeName, LucideIcon>> = {
  rectangle: Square,
  ellipse: Circle,
  triangle: Triangle,
  star: Star,
  burst: Sparkle,
  line: Minus,
  arrow: ArrowUpRight,
  'curved-arrow': CornerUpRight,
  ring: CircleDashed,
  bubble: MessageSquare,
};

/** What the present tool draws: in the row below the toolbar, for tools that have something to choose. */
export function ToolRow() {
  const tool = useEditorState((state) => state.tool);
  const Row = tool === 'shape' ? ShapeRow : tool === 'pen' ? PenRow : tool === 'crop' ? CropRow : null;
  return Row === null ? null : (
    <div className="flex min-h-12 items-center gap-x-3 px-4 @max-[620px]:flex-wrap">
      <Row />
    </div>
  );
}

function ShapeRow() {
  const t = useTexts(toolRowTexts);
  const { editor } = useSession();
  const shape = useEditorState((state) => state.shape);
  return (
    <>
      <RadioGroup
        label={t('shapes')}
        values={shapeNames}
        value={shape}
        onChange={(next) => editor.update({ shape: next })}
        className="flex min-w-0 items-center gap-0.5 overflow-x-auto [scrollbar-width:none] @max-[620px]:max-w-[calc(100%-48px)]"
      >
        {shapeNames.map((name) => (
          <Tooltip key={name} text={t(name)}>
            <RadioItem
              value={name}
              aria-label={t(name)}
              className="press inline-grid size-9 flex-none place-items-center rounded-control border-[1.5px] border-transparent bg-transparent p-0 text-muted hover:text-text data-[state=checked]:border-edge data-[state=checked]:bg-over data-[state=checked]:text-text touch:size-11"
            >
              <Icon of={icons[name]} />
            </RadioItem>
          </Tooltip>
        ))}
      </RadioGroup>
      <ToolColor />
    </>
  );
}

function PenRow() {
  const t = useTexts(toolRowTexts);
  const { editor } = useSession();
  const width = useEditorState((state) => state.brushSizePx);
  const isHighlighter = useEditorState((state) => state.isHighlighter);
  return (
    <>
      <Segmented
        label={t('penLook')}
        size="sm"
        value={isHighlighter ? 'highlighter' : 'ballpen'}
        onChange={(look) => editor.update({ isHighlighter: look === 'highlighter' })}
        options={[
          { value: 'ballpen', label: t('ballpen') },
          { value: 'highlighter', label: t('highlighter') },
        ]}
      />
      <ToolColor />
      <InlineSlider
        label={t('penWidth')}
        value={width}
        onChange={(next) => editor.setBrushSize(next)}
        min={brushSizes.smallest}
        max={brushSizes.largest}
        defaultValue={brushSizes.initial}
        unit="px"
      />
    </>
  );
}

function ToolColor() {
  const t = useTexts(toolRowTexts);
  const { editor } = useSession();
  const color = useEditorState((state) => state.color);
  return (
    <div className="w-[120px] flex-none @max-[620px]:w-auto @max-[620px]:[&_input:not([type=color])]:hidden">
      <ColorField
        label={t('color')}
        hideLabel
        value={color}
        onChange={(next) => editor.update({ color: next })}
      />
    </div>
  );
}

function CropRow() {
  const t = useTexts(toolRowTexts);
  const { editor } = useSession();
  const crop = useEditorState((state) => state.crop);
  const end = () => {
    editor.update({ crop: null });
    editor.choose('move');
  };
  return (
    <>
      <span className="text-muted">{t('cropHint')}</span>
      {crop && (
        <span className="type-meta text-faint tabular-nums">
          {Math.round(crop.width)} × {Math.round(crop.height)} px
        </span>
      )}
      <span className="flex-1" />
      <Button onClick={end}>{t('cancelCrop')}</Button>
      <Button
        variant="main"
        disabled={crop === null}
        onClick={() => {
          if (crop) editor.perform('crop', cropTo(editor.committedDocument, crop));
          end();
          editor.fit();
        }}
      >
        {t('applyCrop')}
      </Button>
    </>
  );
}
