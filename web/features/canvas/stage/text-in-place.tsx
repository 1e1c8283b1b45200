import { useEffect, useRef } from 'react';
import { documentLimits, type LayerId, type LayerOf } from '#canvas/document/layer.ts';
import { matrixOf } from '#canvas/layout/placed.ts';
import { chooseWords, finishText, typeText } from '#canvas/tools/text.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { familiesOf } from '../session/fonts.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { useOwnCarets } from './own-carets.tsx';
import { stageTexts } from './texts.ts';

/** How long typing rests before it is a step. */
const typingRestMs = 700;

/** The field in which a text layer is typed, over the letters that the stage draws. */
export function TextInPlace() {
  const editing = useEditorState((state) => state.editing);
  const layer = useCanvasDocument((document) => (editing === null ? undefined : document.layers[editing]));
  return layer?.kind === 'text' && editing !== null ? (
    <Field key={editing} id={editing} layer={layer} />
  ) : null;
}

function Field({ id, layer }: { id: LayerId; layer: LayerOf<'text'> }) {
  const t = useTexts(stageTexts);
  const { editor } = useSession();
  const view = useEditorState((state) => state.view);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.select();
  }, []);
  // A pause makes what was typed a step, which is saved: a closed tab loses less than a second.
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const type = (content: string, caret: number) => {
    typeText(editor, id, content, caret);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => content.trim() !== '' && editor.commit('edit-text'),
      typingRestMs,
    );
  };
  const own = useOwnCarets(field, layer);
  const { a, b, c, d } = matrixOf(layer.placement);
  const left = layer.placement.x * view.zoom + view.left;
  const top = layer.placement.y * view.zoom + view.top;
  const width = Math.max(layer.width, layer.fontSize);
  const height = Math.max(layer.height, layer.fontSize * layer.lineHeight);
  return (
    <>
      {own.marks}
      <textarea
        ref={field}
        aria-label={t('editText')}
        value={layer.content}
        maxLength={documentLimits.text}
        spellCheck={false}
        dir="auto"
        onPointerDown={(event) => {
          event.stopPropagation();
          own.press(event);
        }}
        onPointerMove={own.move}
        onMouseDown={(event) => {
          // The stage would keep the press from the field.
          event.stopPropagation();
          if (own.marks) event.preventDefault();
        }}
        onDoubleClick={(event) => {
          event.stopPropagation();
          own.chooseWord(event);
        }}
        onChange={(event) => type(event.target.value, event.target.selectionEnd)}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          chooseWords(editor, id, { from: selectionStart, to: selectionEnd })
        }
        // What is pressed next may preview something else: what was typed is a step before.
        onBlur={() => layer.content.trim() !== '' && editor.commit('edit-text')}
        onKeyDown={(event) => {
          // Typed characters are no shortcuts.
          event.stopPropagation();
          if (event.key === 'Escape') {
            event.preventDefault();
            editor.cancel();
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            finishText(editor, id);
            editor.choose('move');
          }
        }}
        className="absolute m-0 resize-none overflow-hidden whitespace-pre border-0 bg-transparent p-0 text-transparent outline-none selection:text-transparent data-own-carets:caret-transparent data-own-carets:selection:bg-transparent not-data-own-carets:caret-accent not-data-own-carets:selection:bg-accent/40"
        data-own-carets={own.marks ? '' : undefined}
        style={{
          left: 0,
          top: 0,
          width: width + layer.fontSize,
          height,
          whiteSpace: layer.wrapWidth === null ? 'pre' : 'pre-wrap',
          textAlign: layer.alignment,
          fontFamily: familiesOf(layer.font),
          fontSize: layer.fontSize,
          fontWeight: layer.isBold ? 'bold' : 'normal',
          fontStyle: layer.isItalic ? 'italic' : 'normal',
          lineHeight: layer.lineHeight,
          letterSpacing: `${layer.letterSpacing / 1000}em`,
          textTransform: layer.isUppercase ? 'uppercase' : 'none',
          transformOrigin: '0 0',
          transform: `translate(${left}px, ${top}px) scale(${view.zoom}) matrix(${a}, ${b}, ${c}, ${d}, 0, 0) translate(${-(width + layer.fontSize) / 2}px, ${-height / 2}px)`,
        }}
      />
    </>
  );
}
