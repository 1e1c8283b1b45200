import { Link } from 'react-router';
import { freeActionLimits, voiceLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
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
  return (
    <PageFrame
      title={t('title')}
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
              {t('howTitle')}
            </h2>
            <NumberedList
              steps={[
                t('how1'),
                t('how2', { seconds: voiceLimits.maxSeconds }),
                t('how3'),
                t('how4', { count: freeActionLimits.assistPerDay }),
              ]}
            />
            <p className="type-meta text-faint text-pretty">{t('whoHears')}</p>
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
  return (
    <section className="grid gap-3" aria-labelledby="commands">
      <div className="grid gap-1">
        <h2 id="commands" className="type-heading">
          {t('commandsTitle')}
        </h2>
        <p className="text-pretty text-muted">{t('commandsLine')}</p>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('say')}</th>
            <th scope="col">{t('does')}</th>
          </tr>
        </thead>
        <tbody className="border-line border-t">
          {commands.map(([phrase, effect]) => (
            <tr key={phrase} className="border-line border-b">
              <th scope="row" className="w-44 py-3 pr-4 align-baseline font-[600]">
                {t(phrase)}
              </th>
              <td className="py-3 align-baseline text-muted">{t(effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Today() {
  const t = useTexts(voiceCommandsTexts);
  return (
    <section className="grid gap-3" aria-labelledby="today">
      <div className="grid gap-1">
        <h2 id="today" className="type-heading">
          {t('todayTitle')}
        </h2>
        <p className="text-pretty text-muted">{t('todayLine')}</p>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('device')}</th>
            <th scope="col">{t('start')}</th>
          </tr>
        </thead>
        <tbody className="border-line border-t">
          {devices.map(([name, keys]) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="w-36 py-3 pr-4 align-baseline font-[600]">
                {t(name)}
              </th>
              <td className="py-3 align-baseline text-muted">{t(keys)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="type-meta text-faint">{t('todayNote')}</p>
    </section>
  );
}
