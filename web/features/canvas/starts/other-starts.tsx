import { FilePlus2, FolderOpen, LayoutTemplate, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.ts';
import { newDesignSize } from '../documents/new-design-size.ts';
import { documentsTexts } from '../documents/texts.ts';
import { showDialog } from '../page/dialog-store.ts';
import { useEditorPage } from '../session/editor-page.ts';
import { startTexts } from './texts.ts';

/** Ways to begin without a picture: an empty design, a template, or what was made before. */
export function OtherStarts() {
  const t = useTexts(startTexts);
  const ofDocuments = useTexts(documentsTexts);
  const page = useEditorPage();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      await page.createDocument({ ...newDesignSize, name: ofDocuments('untitled') });
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
    setMaking(false);
  };
  const { width, height } = newDesignSize;
  return (
    <div className="grid w-full max-w-[640px] grid-cols-3 gap-3">
      <Start
        icon={FilePlus2}
        title={t('newDesign')}
        line={`${width} × ${height} px`}
        isDisabled={isMaking}
        onPress={() => void make()}
      />
      <Start
        icon={LayoutTemplate}
        title={t('templates')}
        line={t('templatesLine')}
        onPress={() => showDialog('templates')}
      />
      <Start
        icon={FolderOpen}
        title={t('yourDesigns')}
        line={t('yourDesignsLine')}
        onPress={() => showDialog('designs')}
      />
    </div>
  );
}

interface StartProps {
  icon: LucideIcon;
  title: string;
  line: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Start({ icon, title, line, isDisabled = false, onPress }: StartProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className="press grid min-w-0 content-start justify-items-start gap-0.5 rounded-control border border-line bg-panel px-4 py-3.5 text-left text-text hover:border-edge hover:bg-raised disabled:text-faint"
    >
      <Icon of={icon} className="mb-2 text-muted" />
      <span className="font-[560]">{title}</span>
      <span className="type-meta text-muted">{line}</span>
    </button>
  );
}
