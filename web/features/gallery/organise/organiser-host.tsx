import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useOrganiser } from './organiser.ts';

const TagsDialog = deferredPart(async () => (await import('./tags-dialog.tsx')).TagsDialog);
const CollectDialog = deferredPart(async () => (await import('./collect-dialog.tsx')).CollectDialog);

const RenameDialog = deferredPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

/** The dialogs for name, tags and collections of any picture on the page. */
export function OrganiserHost() {
  const open = useOrganiser((store) => store.open);
  if (open === null) return null;
  const [image] = open.target.images;
  if (open.kind === 'name') return image === undefined ? null : <RenameDialog image={image} />;
  return open.kind === 'tags' ? <TagsDialog organised={open} /> : <CollectDialog organised={open} />;
}
