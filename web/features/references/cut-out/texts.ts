import { referencesTexts } from '../texts.ts';

/** The words of the dialog that cuts a subject out of a picture. */
export const cutOutTexts = referencesTexts.extend((language) => import(`./texts.${language}.ts`), {
  correctCutout: 'Correct the cut-out',
  markText: 'What stays is shown in full. Paint over what is missing, or over background that should go.',
  markPicture: 'The image to mark. Arrow keys move the brush; Space lowers and lifts it.',
  marks: 'What the brush marks',
  subject: 'Subject',
  behind: 'Background',
  brush: 'Brush',
  redo: 'Redo',
  clear: 'Clear',
  useCutout: 'Use as cut-out',
  looking: 'Looking for the subject',
  personFound: 'The person is cut out. Paint to correct it.',
  thingFound: 'The subject is cut out. Paint to correct it.',
  nothingFound: 'Nothing was found by itself. Paint over the subject.',
  nothingLeft:
    'These strokes keep nothing or everything. Undo one, or mark more of the subject and of the background.',
  lookFailed: 'The cut-out cannot be shown right now. Your strokes still count.',
  strokesFull: 'Limit of {limit} strokes reached. Undo one to add another.',
  brushDown: 'The brush is down.',
  brushUp: 'The brush is up.',
});
