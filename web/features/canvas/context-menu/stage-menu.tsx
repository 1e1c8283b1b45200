import { clsx } from 'clsx';
import { ContextMenu as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { flip } from '#canvas/actions/arrange-layers.ts';
import { setFields } from '#canvas/document/changes.ts';
import { picturePoint, screenPoint, toPicture } from '#canvas/geometry.ts';
import { layerAt } from '#canvas/tools/move/move.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { floatingStyle } from '#web/ui/floating-style.ts';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { pressKey, removeSelected } from '../shortcuts/editor-keys.ts';
import { contextMenuTexts } from './texts.ts';

type Text = keyof typeof contextMenuTexts.english;

/** What a right click, or a long press, offers for the layer under the pointer. */
export function StageMenu({ children }: { children: ReactNode }) {
  const t = useTexts(contextMenuTexts);
  const { editor } = useSession();
  const clipboard = useClipboard();
  const stage = useRef<HTMLDivElement>(null);
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
  const selectUnder = (event: React.MouseEvent) => {
    if (editor.state.tool !== 'move' || !stage.current) return;
    const box = stage.current.getBoundingClientRect();
    const { x, y } = toPicture(
      editor.state.view,
      screenPoint(event.clientX - box.left, event.clientY - box.top),
    );
    const under = layerAt(editor, picturePoint(x, y), event.ctrlKey || event.metaKey);
    if (under !== null && !editor.state.selected.includes(under)) editor.select([under]);
  };
  return (
    <Radix.Root>
      <Radix.Trigger asChild onContextMenu={selectUnder}>
        <div ref={stage} className="h-full w-full">
          {children}
        </div>
      </Radix.Trigger>
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
              <Item text="remove" keys="Del" onSelect={() => pressDelete()} />
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

function Line() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
