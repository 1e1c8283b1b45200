import { writeList } from '#contract/lists.ts';
import { labelsWith } from '#contract/tools.ts';
import { uiTexts } from '#web/ui/ui-texts.ts';

export const describedStyleTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  createLead: 'Describe colours, light and mood. Ready instantly.',
  edit: 'Edit style',
  editLead: 'Existing pictures stay as they are.',
  nameHint: 'The name shown in the style list.',
  nameWrong: 'Give the style a name of 1 to {limit} visible characters.',
  description: 'Description',
  descriptionHint: 'Use colours and words such as neon, vintage, comic, pencil, pastel, dark or bright.',
  descriptionExample: 'Neon purple and cyan, dark night, a soft glow',
  descriptionShort: 'Describe the style in at least {count} characters.',
  descriptionLong: '{over} characters too many. Use at most {limit}.',
  descriptionWrong: 'The description contains a character that cannot be stored.',
  enhanceReason: 'Describe the style first.',
  undoEnhance: 'Restore my text',
  enhanced: 'Added: {words}',
  nothingToEnhance: 'Nothing to add. Try naming colours or a mood.',
  count: '{used} / {limit}',
  createButton: 'Create style',
  creating: 'Creating...',
  full: {
    one: 'You have reached your limit of {count} described style.',
    other: 'You have reached your limit of {count} described styles.',
  },
  fullLine: 'Delete one or upgrade.',
  plans: 'Compare plans',
  deleteTitle: 'Delete “{name}”?',
  deleteSentence: 'The style is deleted. Pictures made with it are kept.',
  yours: 'Described styles',
  used: { one: '{used} of {count}', other: '{used} of {count}' },
  none: 'No custom styles yet',
  noneLine: `Describe one to add it to the style list of ${writeList('en', labelsWith('image'), 'and')}.`,
  loading: 'Loading your styles',
  failed: 'Your styles could not be loaded',
  deleted: '“{name}” deleted.',
});
