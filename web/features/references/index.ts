// A separate chunk: import this door dynamically, so that a first visit does not load it.

export { CameraDialog } from './camera/camera-dialog.tsx';
export { GenesysReference } from './genesys-reference.tsx';
export { AddButtons } from './intake/add-buttons.tsx';
export { DropOverlay } from './intake/drop-overlay.tsx';
export { useFileIntake } from './intake/use-intake.tsx';
export { addDropped } from './model/add-files.ts';
export { addFromGallery } from './model/add-from-gallery.ts';
export { carryReferences, firstReference } from './model/carry-references.ts';
export { isPicture } from './model/reference-list.ts';
export { loadReferences, referencesToSend } from './model/send.ts';
export { clearReferences } from './model/store.ts';
export { PresetSelect } from './preset/preset-select.tsx';
export { type PictureFacts, readFacts } from './shrink/picture-facts.ts';
export { ThumbnailsV2Settings } from './thumbnails-v2-settings.tsx';
export { YourPhoto } from './your-photo.tsx';
