import type { ErrorEntry } from './error-entry.ts';

/** Errors of the canvas editor's AI edits. */
export const editErrors = {
  edit_source_required: { status: 422, message: 'Please load a base image first' },
  edit_not_possible: {
    status: 422,
    message: 'No engine here can do this edit. Describe it differently. You were not charged.',
  },
  edit_changes_nothing: {
    status: 422,
    message: 'This edit changes nothing in the picture. No coin is taken for it.',
  },
  mask_required: { status: 400, message: 'Paint the part that is to change first.' },
  mask_empty: {
    status: 400,
    message: 'Nothing in the picture is selected. Paint the part that is to change, inside the picture.',
  },
  mask_size_mismatch: {
    status: 400,
    message: 'The selection is not as large as the picture. Select the part that is to change again.',
  },
  mask_unreadable: {
    status: 400,
    message: 'The selection could not be read. Select the part that is to change again.',
  },
  pixels_too_large: { status: 413, message: 'image still too large, try under 400KB' },
} as const satisfies Record<string, ErrorEntry>;
