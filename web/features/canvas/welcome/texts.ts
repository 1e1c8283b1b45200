import { uiTexts } from '#web/ui/ui-texts.ts';

/** The welcome of a new user in the canvas editor. */
export const canvasWelcomeTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  welcomeTitle: 'Welcome to the canvas editor',
  welcomeLine: 'Five short steps show how a picture is opened, changed in one place, and exported.',
  takeTour: 'Show me',
  startNow: 'Start',
});
