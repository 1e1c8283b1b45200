import { Send } from 'lucide-react';
import { SendToMenu } from '#web/features/send-to/later.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Target } from '../actions/target.ts';
import { pageTexts } from '../page-texts.ts';

/** Where the selected picture can be sent; nothing for several, since a form takes one at a time. */
export function SendSelected({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const [image] = target.images;
  if (target.count !== 1 || image === undefined) return null;
  return <SendToMenu image={image} trigger={<IconButton icon={Send} label={t('sendTo')} />} />;
}
