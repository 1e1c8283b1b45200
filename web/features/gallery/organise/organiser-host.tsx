import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useOrganiser } from './organiser.ts';

const TagsDialog = deferredPart(async () => (await import('./tags-dialog.tsx')).TagsDialog);
const CollectDialog = deferredPart(async () => (await import('./collect-dialog.tsx')).CollectDialog);

/** The dialogs for tags and collections of any picture on the page. */
export function OrganiserHost() {
  const open = useOrganiser((store) => store.open);
  if (open === null) return null;
  return open.kind === 'tags' ? <TagsDialog organised={open} /> : <CollectDialog organised={open} />;
}
