import { nudge, restack } from '#canvas/actions/arrange-layers.ts';
import { duplicate, group, type pasteLayers, remove, ungroup } from '#canvas/actions/edit-layers.ts';
import { childrenOf } from '#canvas/document/tree.ts';
import type { CanvasEditor } from '#canvas/editor/editor.ts';
import { inverted } from '#canvas/mask/mask.ts';
import { maskTools, type ToolName } from '#canvas/tools/tool.ts';

/** How far an arrow key moves layers, in pixels of the picture; the large step with Shift. */
export const nudgePx = { small: 1, large: 10 } as const;

/** A pressed key, as the keyboard sends it. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly isCommand: boolean;
}

/** What the page does for a key. */
export interface PageActions {
  openEdit(): void;
  openExport(): void;
  openShortcuts(): void;
  /** A tool was chosen with an unfinished selection. */
  askAboutSelection(tool: ToolName | 'edit'): void;
}

/** The documented keys win over habits of other programs. */
const toolKeys: Readonly<Record<string, ToolName>> = {
  v: 'move',
  b: 'mask-brush',
  x: 'mask-eraser',
  l: 'lasso',
  m: 'rectangle',
  w: 'wand',
  t: 'text',
  u: 'shape',
  p: 'pen',
  c: 'crop',
  h: 'hand',
};

/** Does what a key stands for. False if it stands for nothing here. */
export function pressKey(editor: CanvasEditor, key: Key, page: PageActions): boolean {
  if (key.isCommand) return pressCommand(editor, key, page);
  const letter = key.key.toLowerCase();
  if (key.key === '?') return did(page.openShortcuts());
  if (key.key === 'Escape') return pressEscape(editor);
  if (editor.state.isBusy) return pressToLook(editor, key);
  if (letter === 'e' && !key.isAlt) return did(openEdit(editor, page));
  const tool = key.isAlt ? undefined : toolKeys[letter];
  if (tool) {
    if (editor.choose(tool) === 'selection') page.askAboutSelection(tool);
    return true;
  }
  if (key.key === '[' || key.key === ']') {
    const isBrush = maskTools.includes(editor.state.tool) || editor.state.tool === 'pen';
    if (!isBrush) return reorder(editor, key.key === ']' ? 'forward' : 'backward');
    editor.setBrushSize(editor.state.brushSizePx + (key.key === ']' ? 1 : -1) * (key.isShift ? 10 : 5));
    return true;
  }
  if (key.key === 'Delete' || key.key === 'Backspace') return removeSelected(editor);
  const arrow = arrows[key.key];
  if (arrow && editor.state.selected.length > 0) {
    const step = key.isShift ? nudgePx.large : nudgePx.small;
    editor.perform(
      'nudge',
      nudge(editor.committedDocument, editor.state.selected, arrow[0] * step, arrow[1] * step),
    );
    return true;
  }
  return pressZoom(editor, key);
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function pressCommand(editor: CanvasEditor, key: Key, page: PageActions): boolean {
  const letter = key.key.toLowerCase();
  if (pressZoom(editor, key)) return true;
  if (editor.state.isBusy) return false;
  switch (letter) {
    case 'z':
      return did(key.isShift ? editor.redo() : editor.undo());
    case 'y':
      return did(editor.redo());
    case 'd':
      return paste(
        editor,
        duplicate(editor.committedDocument, editor.state.selected, () => editor.newId()),
      );
    case 'g':
      return key.isShift ? ungroupSelected(editor) : groupSelected(editor);
    case 'a':
      if (maskTools.includes(editor.state.tool))
        return did(editor.selection.replace(({ alpha }) => new Uint8Array(alpha.length).fill(255)));
      editor.choose('move');
      return did(
        editor.select(
          childrenOf(editor.document, null)
            .filter(({ kind, isLocked }) => kind !== 'base' && !isLocked)
            .map(({ id }) => id),
        ),
      );
    case 'i':
      return key.isShift && maskTools.includes(editor.state.tool)
        ? did(editor.selection.replace(inverted))
        : false;
    case 'e':
      return key.isShift ? did(page.openExport()) : false;
    case ']':
      return reorder(editor, key.isShift ? 'front' : 'forward');
    case '[':
      return reorder(editor, key.isShift ? 'back' : 'backward');
    default:
      return false;
  }
}

/** While an edit is made, keys that only look go on: the zoom and the hand. */
function pressToLook(editor: CanvasEditor, key: Key): boolean {
  const isHand = !key.isAlt && toolKeys[key.key.toLowerCase()] === 'hand';
  return isHand ? did(editor.choose('hand')) : pressZoom(editor, key);
}

function pressZoom(editor: CanvasEditor, { key, code, isShift }: Key): boolean {
  if (key === '+' || key === '=') return did(editor.zoomStep('in'));
  if (key === '-' || key === '_') return did(editor.zoomStep('out'));
  // With Shift a digit is another sign, which depends on the keyboard.
  if (code === 'Digit0') return did(editor.zoomTo(1));
  if (code === 'Digit1' && isShift) return did(editor.fit());
  return false;
}

function pressEscape(editor: CanvasEditor): boolean {
  const isUnfinished = editor.state.editing !== null || !editor.state.path.endsWith('.idle');
  editor.cancel();
  if (!isUnfinished) {
    editor.select([]);
    editor.update({ crop: null });
  }
  return true;
}

function openEdit(editor: CanvasEditor, page: PageActions): void {
  if (editor.selection.isEmpty) page.openEdit();
  else page.askAboutSelection('edit');
}

export function removeSelected(editor: CanvasEditor): boolean {
  if (maskTools.includes(editor.state.tool) && !editor.selection.isEmpty)
    return did(editor.selection.clear());
  const free = editor.state.selected.filter((id) => !editor.document.layers[id]?.isLocked);
  if (free.length === 0) return false;
  editor.perform('remove', remove(editor.committedDocument, free).changes);
  return true;
}

export function paste(editor: CanvasEditor, { changes, selected }: ReturnType<typeof pasteLayers>): boolean {
  if (changes.length === 0) return false;
  editor.choose('move');
  editor.perform('paste', changes);
  editor.select(selected);
  return true;
}

function groupSelected(editor: CanvasEditor): boolean {
  const made = group(editor.committedDocument, editor.state.selected, { id: editor.newId(), name: '' });
  if (made.changes.length === 0) return false;
  editor.perform('group', made.changes);
  editor.select(made.selected);
  return true;
}

function ungroupSelected(editor: CanvasEditor): boolean {
  const made = ungroup(editor.committedDocument, editor.state.selected);
  if (made.changes.length === 0) return false;
  editor.perform('ungroup', made.changes);
  editor.select(made.selected);
  return true;
}

function reorder(editor: CanvasEditor, to: Parameters<typeof restack>[2]): boolean {
  const [id, ...others] = editor.state.selected;
  if (id === undefined || others.length > 0) return false;
  editor.perform('reorder', restack(editor.committedDocument, id, to));
  return true;
}

/** The key is used up. */
const did = (_: unknown): true => true;
