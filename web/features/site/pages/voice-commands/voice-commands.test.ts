import { expect, it } from 'vitest';
import { parseCommand } from '#web/features/voice/index.ts';
import { texts as voiceCommandsTextsEs } from './texts.es.ts';
import { texts as voiceCommandsTextsPt } from './texts.pt.ts';
import { voiceCommandsTexts } from './texts.ts';

const styles = [{ id: 'Kurzgesagt-tzdev', name: 'Kurzgesagt' }];
const meant = {
  sayGenerate: { kind: 'generate' },
  sayStyle: { kind: 'style', style: styles[0] },
  sayWide: { kind: 'aspect', ratio: '16:9' },
  saySquare: { kind: 'aspect', ratio: '1:1' },
  sayVertical: { kind: 'aspect', ratio: '9:16' },
  sayTool: { kind: 'tool', tool: 'Genesys Pro' },
  sayCount: { kind: 'count', count: 2 },
  sayEnhance: { kind: 'enhance' },
  sayClear: { kind: 'clear' },
} as const;
const examples = ['say1', 'say2', 'say3'] as const;

it.each([
  ['English', voiceCommandsTexts.english],
  ['Portuguese', voiceCommandsTextsPt],
  ['Spanish', voiceCommandsTextsEs],
])('recognises every command of the page in %s, and no example of dictation', (_language, texts) => {
  for (const [key, command] of Object.entries(meant))
    expect(parseCommand(String(texts[key as keyof typeof meant]), styles)).toEqual(command);
  for (const key of examples) expect(parseCommand(String(texts[key]), styles)).toBeNull();
});
