import { clsx } from 'clsx';
import { ContextMenu as Radix } from 'radix-ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flip } from '#canvas/actions/arrange-layers.ts';
import { setFields } from '#canvas/document/changes.ts';
import { picturePoint, screenPoint, toPicture } from '#canvas/geometry.ts';
import { layerAt } from '#canvas/tools/move/move.ts';
import { maskTools } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { floatingStyle } from '#web/ui/floating-style.ts';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { pressKey, removeSelected } from '../shortcuts/editor-keys.ts';
import { editorKeyTexts } from '../shortcuts/texts.ts';
import { contextMenuTexts } from './texts.ts';

type Text = keyof typeof contextMenuTexts.english;

interface StageMenuProps {
  stage: RefObject<HTMLElement | null>;
  /** A right click that came before this had loaded. */
  early: RefObject<MouseEvent | null>;
}

/** What a right click, or a long press, offers for the layer under the pointer. */
export function StageMenu({ stage, early }: StageMenuProps) {
  const t = useTexts(contextMenuTexts);
  const shortcuts = useTexts(editorKeyTexts);
  const { editor } = useSession();
  const clipboard = useClipboard();
  const selected = useEditorState((state) => state.selected);
  const layers = useCanvasDocument((document) => document.layers);
  const [first] = selected;
  const layer = first === undefined ? undefined : layers[first];
  const hasLayer = layer !== undefined && layer.kind !== 'base';
  const command = (key: string, isShift = false) =>
    pressKey(
      editor,
      { key, code: '', isShift, isAlt: false, isCommand: true },
      { openEdit() {}, openExport() {}, openShortcuts() {}, askAboutSelection() {} },
    );
  const set = (step: string, fields: Parameters<typeof setFields>[2]) =>
    editor.perform(
      step,
      selected.flatMap((id) => setFields(editor.committedDocument, id, fields)),
    );
  const selectUnder = (event: MouseEvent) => {
    if (maskTools.includes(editor.state.tool) || editor.state.editing !== null || !stage.current) return;
    const box = stage.current.getBoundingClientRect();
    const { x, y } = toPicture(
      editor.state.view,
      screenPoint(event.clientX - box.left, event.clientY - box.top),
    );
    const under = layerAt(editor, picturePoint(x, y), event.ctrlKey || event.metaKey);
    if (under === null) return;
    editor.choose('move');
    if (!editor.state.selected.includes(under)) editor.select([under]);
  };
  const trigger = useForwardedEvents(stage, early, selectUnder);
  return (
    <Radix.Root>
      <Radix.Trigger ref={trigger} hidden />
      <Radix.Portal>
        <Radix.Content
          aria-label={t('menu')}
          className={clsx(floatingStyle, 'min-w-56 p-2')}
          collisionPadding={8}
        >
          {hasLayer && (
            <>
              <Item text="cut" keys="Ctrl X" onSelect={() => clipboard.write() && removeSelected(editor)} />
              <Item text="copy" keys="Ctrl C" onSelect={() => clipboard.write()} />
            </>
          )}
          <Item text="paste" keys="Ctrl V" onSelect={() => void clipboard.read()} />
          {hasLayer ? (
            <>
              <Item text="duplicate" keys="Ctrl D" onSelect={() => command('d')} />
              <Item text="remove" keys={shortcuts('keyDelete')} onSelect={() => pressDelete()} />
              <Line />
              <Item text="front" keys="Ctrl Shift ]" onSelect={() => command(']', true)} />
              <Item text="forward" keys="]" onSelect={() => command(']')} />
              <Item text="backward" keys="[" onSelect={() => command('[')} />
              <Item text="back" keys="Ctrl Shift [" onSelect={() => command('[', true)} />
              <Line />
              {selected.length > 1 && <Item text="group" keys="Ctrl G" onSelect={() => command('g')} />}
              {layer.kind === 'group' && (
                <Item text="ungroup" keys="Ctrl Shift G" onSelect={() => command('g', true)} />
              )}
              <Item
                text="flip"
                onSelect={() => editor.perform('flip', flip(editor.committedDocument, selected, 'x'))}
              />
              <Item
                text={layer.isLocked ? 'unlock' : 'lock'}
                onSelect={() => set('lock', { isLocked: !layer.isLocked })}
              />
              <Item text="hide" onSelect={() => set('hide', { isVisible: false })} />
            </>
          ) : (
            <Item text="selectAll" keys="Ctrl A" onSelect={() => command('a')} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );

  function pressDelete(): void {
    const key = { key: 'Delete', code: 'Delete', isShift: false, isAlt: false, isCommand: false };
    pressKey(editor, key, { openEdit() {}, openExport() {}, openShortcuts() {}, askAboutSelection() {} });
  }

  function Item({ text, keys, onSelect }: { text: Text; keys?: string; onSelect: () => void }) {
    return (
      <Radix.Item
        onSelect={onSelect}
        className={clsx(
          rowStyle,
          'outline-none data-highlighted:bg-over data-highlighted:forced-colors:outline-2',
        )}
      >
        <span className="flex-1">{t(text)}</span>
        {keys !== undefined && (
          <span aria-hidden="true" className="flex gap-1">
            {keys.split(' ').map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </span>
        )}
      </Radix.Item>
    );
  }
}

/** What opens a menu: a right click, or a finger that rests. */
const forwarded = ['contextmenu', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Passes on to the menu's hidden trigger what happens on the stage. A trigger around the stage would have to
 * load before it, or replace it.
 */
function useForwardedEvents(
  stage: StageMenuProps['stage'],
  early: StageMenuProps['early'],
  onMenu: (event: MouseEvent) => void,
): RefObject<HTMLSpanElement | null> {
  const trigger = useRef<HTMLSpanElement>(null);
  const forward = useEffectEvent((event: MouseEvent | PointerEvent) => {
    const isMenu = event.type === 'contextmenu';
    if (!isMenu && 'pointerType' in event && event.pointerType === 'mouse') return;
    if (isMenu) onMenu(event);
    const isLeft = trigger.current?.dispatchEvent(new PointerEvent(event.type, event)) ?? true;
    if (!isLeft) event.preventDefault();
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const listen = (event: MouseEvent | PointerEvent) => forward(event);
    for (const type of forwarded) element.addEventListener(type, listen);
    if (early.current !== null) forward(early.current);
    early.current = null;
    return () => {
      for (const type of forwarded) element.removeEventListener(type, listen);
    };
  }, [stage, early]);
  return trigger;
}

function Line() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
