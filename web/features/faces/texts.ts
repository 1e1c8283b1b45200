import { uiTexts } from '#web/ui/ui-texts.ts';

/** The words of the library of one's own faces. */
export const faceTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  myFacesLine: 'Photos of yourself, ready for every design. Only you see them.',
  manage: 'Manage',
  manageFaces: 'Manage my faces',
  byMood: 'By mood',
  byMoodHint: 'The face that suits your prompt is taken.',
  noFace: 'None',
  original: 'Original',
  loadFailed: 'Your faces could not be loaded.',
  loading: 'Loading your faces',

  neutral: 'Neutral',
  happy: 'Happy',
  shocked: 'Shocked',
  angry: 'Angry',
  thinking: 'Thinking',
  pointing: 'Pointing',
  expression: 'Expression',
  expressionsHint:
    'The expression is read from the photo. Change it where it is wrong; thinking and pointing are set by you.',
  numbered: '{expression} {place}',

  keep: 'Keep in my faces',
  keeping: 'Keeping...',
  kept: 'Kept in my faces',
  keptAs: 'Its expression: {expression}. You can change it under “Manage”.',
  keptWithout: 'No face was found in it, so it counts as neutral.',

  consentTitle: 'Keep photos of your face?',
  consentLead:
    'They are stored on this server, sorted by their expression, so that you can use them again with one press. Only you see them. An engine gets one only for a picture that you make with it. You can delete them at any time.',
  consent: 'I agree that photos of my face are kept here until I delete them.',

  empty: 'No faces yet',
  emptyLine: 'Add photos of yourself with different expressions.',
  addPhotos: 'Add photos',
  adding: { one: 'Adding {count} photo', other: 'Adding {count} photos' },
  agreeFirst: 'Agree first.',
  full: 'You have {max} faces. Delete one to add another.',
  countOf: '{count} of {max}',
  ofFile: '{name}: {reason}',
  notFound: 'No face was found, so it counts as neutral.',

  deleteFace: 'Delete this face',
  deleteOneTitle: 'Delete this face?',
  deleteOneSentence: 'Pictures made with it keep their own copy of the photo.',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete all your faces?',
  deleteAllSentence:
    'All of them are deleted, and your consent is taken back. Pictures made with them keep their own copy of the photo.',
  deletedAll: 'All your faces are deleted',
});
