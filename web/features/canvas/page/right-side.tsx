import { maskTools } from '#canvas/tools/tool.ts';
import { DocumentActions } from '../documents/document-actions.tsx';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { RecentEdits } from '../left-panel/recent-edits.tsx';
import { FeedLintSection } from '../lint/feed-lint-section.tsx';
import { SelectionFacts } from '../mask-mode/selection-facts.tsx';
import { PropertiesPanel } from '../properties/properties-panel.tsx';
import { useEditorState } from '../session/use-session.ts';
import { HelpButton } from '../tutorial/help-button.tsx';
import { ViewSection } from '../view/view-section.tsx';

interface RightSideProps {
  /** Opens another picture. */
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
}

/** The right panel: properties of what is selected, or the document; below them the layers. */
export function RightSide({ onOpen }: RightSideProps) {
  const hasSelection = useEditorState((state) => state.selected.length > 0);
  const isMasking = useEditorState((state) => maskTools.includes(state.tool));
  const isBusy = useEditorState((state) => state.isBusy);
  return (
    <>
      <div className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4">
        {isMasking ? <SelectionFacts /> : <PropertiesPanel />}
        {!isMasking && !hasSelection && (
          <>
            <DocumentActions />
            <ViewSection />
          </>
        )}
        {!isMasking && <FeedLintSection />}
      </div>
      <div className="relative grid max-h-[44%] min-h-[160px] flex-none grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto border-line border-t p-4">
        <LayersPanel />
        <span className="h-px bg-line" />
        <RecentEdits isDisabled={isBusy} onOpen={(imageId) => void onOpen(imageId, 'gallery')} />
      </div>
      <HelpButton />
    </>
  );
}
