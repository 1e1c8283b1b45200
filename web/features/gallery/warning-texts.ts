import { uiTexts } from '#web/ui/ui-texts.ts';

/** What engines warn of, loaded with the first picture that shows it. */
export const warningTexts = uiTexts.extend((language) => import(`./warning-texts.${language}.ts`), {
  wordsNotSet: 'The words could not be set over this picture. It is as the engine made it.',
  referenceNotUsed: 'This engine could not use every reference image. The unused ones are kept.',
  nothingToDraw:
    'The built-in engine found nothing in the prompt to draw or write, so the design is only a background. Name an animal, an object or a feeling, or put words in quotation marks.',
  subjectNotDrawn:
    'The built-in engine has no drawing of “{words}”, so this design does not show it. Add a photo of it, or name another thing.',
  thingLeftOut:
    'The built-in engine found no place for “{words}” in this picture. Name fewer things, or add it in the editor.',
  styleNotUnderstood:
    "The built-in engine found no colour, light or look in the style's description, so the usual style was used. Name colours, or words such as neon, comic, mosaic or chalkboard.",
  styleNotDrawn:
    'The built-in engine cannot draw “{words}”, so the usual style was used. Name colours, or words such as neon, comic, mosaic or chalkboard.',
  styleWordsNotDrawn:
    "The built-in engine cannot draw “{words}”. It followed the rest of the style's description.",
  emojiOnly: 'The prompt has no words, so the design uses its emoji and has no headline.',
  noWords:
    'The prompt has no words, so the built-in engine chose no subject. The Thumbnails tool writes the characters as you typed them.',
  unreadLanguage:
    'The built-in engine reads English, Portuguese and Spanish. It could not read this title, so the title is written as it stands.',
  cutoutNotMarked:
    'The subject of a cut-out reference was not marked, so the whole picture is shown in a frame. Paint over the part to keep.',
  cutoutFailed:
    'The marks on a cut-out reference select the whole picture or nothing, so the picture is shown in a frame. Mark more of the subject and of the background around it.',
  noPersonFound:
    'No person could be cut out of your photo: nobody was found, the face is too small, or there are too many people. The photo is shown whole. Paint over what to keep to cut it out.',
  peopleUnavailable:
    'This server cannot find people in photos, so your photo is shown whole. Paint over what to keep to cut it out.',
});
