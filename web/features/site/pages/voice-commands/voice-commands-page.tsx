import { Link } from 'react-router';
import { freeActionLimits, voiceLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { FactTable } from '../fact-table.tsx';
import { NumberedList } from '../numbered-list.tsx';
import { PageFrame } from '../page-frame.tsx';
import { promptPath } from '../studio-links.ts';
import { voiceCommandsTexts } from './texts.ts';

/** How to start each system's own dictation. */
const devices = [
  ['ios', 'iosKeys'],
  ['android', 'androidKeys'],
  ['mac', 'macKeys'],
  ['windows', 'windowsKeys'],
] as const;

const examples = ['say1', 'say2', 'say3'] as const;

/** Phrases and what they do. `parseCommand` knows the same words. */
const commands = [
  ['sayGenerate', 'doesGenerate'],
  ['sayStyle', 'doesStyle'],
  ['sayWide', 'doesWide'],
  ['saySquare', 'doesSquare'],
  ['sayVertical', 'doesVertical'],
  ['sayTool', 'doesTool'],
  ['sayCount', 'doesCount'],
  ['sayEnhance', 'doesEnhance'],
  ['sayClear', 'doesClear'],
] as const;

/** Prompts and commands by voice, and the devices' own dictation. */
export function VoiceCommandsPage() {
  const t = useTexts(voiceCommandsTexts);
  const usesCoins = useUsesCoins();
  return (
    <PageFrame
      title={t('voiceCommands')}
      lead={t('lead')}
      aside={
        <Link to={routes.studio.path} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('use')}
        </Link>
      }
    >
      <div className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-2">
        <div className="grid content-start gap-10">
          <section className="grid gap-3" aria-labelledby="how">
            <h2 id="how" className="type-heading">
              {t('howItWorks')}
            </h2>
            <NumberedList
              steps={[
                t('how1'),
                t('how2', { seconds: voiceLimits.maxSeconds }),
                t('how3'),
                t(usesCoins ? 'how4' : 'how4CoinFree', { count: freeActionLimits.assistPerDay }),
              ]}
            />
            <p className="type-meta text-faint">{t('whoHears')}</p>
          </section>
          <Examples />
        </div>
        <div className="grid content-start gap-10">
          <Commands />
          <Today />
        </div>
      </div>
    </PageFrame>
  );
}

function Examples() {
  const t = useTexts(voiceCommandsTexts);
  return (
    <section className="grid gap-3" aria-labelledby="say">
      <div className="grid gap-1">
        <h2 id="say" className="type-heading">
          {t('sayTitle')}
        </h2>
        <p className="text-muted">{t('sayLine')}</p>
      </div>
      <ul className="m-0 list-none border-line border-t p-0">
        {examples.map((key) => (
          <li key={key} className="border-line border-b">
            <Link
              to={promptPath(t(key))}
              className="block py-3.5 text-text type-prompt no-underline hover:bg-over"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Commands() {
  const t = useTexts(voiceCommandsTexts);
  const usesCoins = useUsesCoins();
  return (
    <FactTable
      id="commands"
      title={t('commandsTitle')}
      line={t('commandsLine')}
      heads={[t('say'), t('does')]}
      rows={commands.map(([phrase, effect]) => ({
        key: phrase,
        name: t(phrase),
        fact: t(effect === 'doesGenerate' && !usesCoins ? 'doesGenerateCoinFree' : effect),
      }))}
    />
  );
}

function Today() {
  const t = useTexts(voiceCommandsTexts);
  return (
    <FactTable
      id="today"
      title={t('todayTitle')}
      line={t('todayLine')}
      heads={[t('device'), t('start')]}
      rows={devices.map(([name, keys]) => ({ key: name, name: t(name), fact: t(keys) }))}
      width="w-36"
      note={t('todayNote')}
    />
  );
}
