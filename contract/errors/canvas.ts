import { gigabyte, megabyte } from '../bytes.ts';
import { canvasLimits } from '../canvas-limits.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of the canvas editor's documents. */
export const canvasErrors = {
  canvas_document_damaged: {
    status: 422,
    message:
      'This change would damage the document, so it was not saved. Reload the page: the document is as it was last saved.',
  },
  canvas_document_newer: {
    status: 409,
    message:
      'This document was made by a newer version of Adventure. Reload the page; if that does not help, update this server first.',
  },
  canvas_document_too_large: {
    status: 413,
    message: `This document has become too large to save: ${canvasLimits.stateBytes / megabyte} MB without its pictures. Remove some drawings, or split it into two documents.`,
  },
  canvas_document_in_trash: {
    status: 409,
    message: 'This document is in the trash. Restore it to go on working.',
  },
  canvas_file_invalid: {
    status: 422,
    message:
      'This file is not a document of the canvas editor, or it is damaged. Choose a file that the editor saved.',
  },
  canvas_storage_full: {
    status: 422,
    message: `The pictures in your documents may take up ${canvasLimits.assetBytes / gigabyte} GB together. Delete documents that you no longer need, forever.`,
  },
  canvas_nothing_to_cut_out: {
    status: 422,
    message:
      'Nothing stands out enough in this picture to be cut out. Mark it with the lasso or the brush instead.',
  },
  canvas_cut_out_unavailable: {
    status: 501,
    message: 'Cutting out does not work on this server. Mark the part with the lasso or the brush instead.',
  },
  canvas_font_invalid: {
    status: 422,
    message:
      'This file is no font that can be used, or it is damaged. Choose a TrueType (.ttf), OpenType (.otf) or WOFF2 (.woff2) file with one font in it.',
  },
  canvas_font_restricted: {
    status: 422,
    message:
      'The licence in this font does not allow it to be embedded, so it cannot be used here. Ask its maker for a licence, or choose another font.',
  },
  too_many_canvas_fonts: {
    status: 422,
    message: `You can keep ${canvasLimits.fonts} fonts of your own. Delete one that you no longer need.`,
  },
  canvas_text_look_invalid: {
    status: 422,
    message: 'This look of text cannot be kept. Reload the page and try again.',
  },
  too_many_canvas_text_looks: {
    status: 422,
    message: `You can keep ${canvasLimits.textLooks} looks of text. Remove one that you no longer need.`,
  },
  too_many_canvas_documents: {
    status: 422,
    message: `You can keep ${canvasLimits.documents} documents, those in the trash included. Delete some forever first.`,
  },
  too_many_canvas_snapshots: {
    status: 422,
    message: `A document can have ${canvasLimits.snapshotsPerDocument} snapshots. Delete one that you no longer need.`,
  },
} as const satisfies Record<string, ErrorEntry>;
