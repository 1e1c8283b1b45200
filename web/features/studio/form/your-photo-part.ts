import * as z from 'zod';
import { create } from 'zustand';
import { storedFiles } from '#web/api/stored-files.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

export const YourPhoto = lazyPart(async () => (await import('#web/features/references/index.ts')).YourPhoto);

/** For the life of the page: a form that is shown again begins with what it had. */
export const useYourPhotoPart = create<{ isShown: boolean }>()(() => ({ isShown: false }));

/** Shows photo and faces in place of the buttons that open them. Resolves once the form has them. */
export async function showYourPhoto(): Promise<void> {
  await YourPhoto.preload();
  useYourPhotoPart.setState({ isShown: true });
}

/** Of the record that the references store, whether it has a photo or face: their code is not loaded yet. */
const storedPhoto = storedFiles(
  'references',
  z.union([z.object({ photo: z.array(z.unknown()).min(1) }), z.object({ face: z.string() })]),
);

/** Shows the own photo or face if the browser has stored one of this user. */
export async function showStoredPhoto(owner: string): Promise<void> {
  if ((await storedPhoto.read(owner, Date.now())) !== null) await showYourPhoto();
}
