import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { Capture } from './capture.tsx';
import { captures } from './captures.ts';
import { tutorialTexts } from './texts.ts';

const steps = [
  { title: 's1', line: 's1line', alt: 's1alt' },
  { title: 's2', line: 's2line', alt: 's2alt' },
  { title: 's3', line: 's3line', alt: 's3alt' },
  { title: 's4', line: 's4line', alt: 's4alt' },
  { title: 's5', line: 's5line', alt: 's5alt' },
  { title: 's6', line: 's6line', alt: 's6alt' },
] as const;

/** The first thumbnail step by step, with screenshots; they show prices, so there are none without coins. */
export function TutorialPage() {
  const t = useTexts(tutorialTexts);
  return (
    <PageFrame
      title={t('tutorial')}
      lead={t('lead')}
      aside={
        <Link to={routes.studio.path} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('start')}
        </Link>
      }
    >
      <ol className="m-0 list-none border-line border-t p-0">
        {steps.map((step, index) => (
          <Step key={step.title} {...step} index={index} />
        ))}
      </ol>
      <Hints />
    </PageFrame>
  );
}

function Step({ title, line, alt, index }: (typeof steps)[number] & { index: number }) {
  const t = useTexts(tutorialTexts);
  const capture = captures[index];
  const usesCoins = useUsesCoins();
  const lineOf = (key: typeof line) => {
    if (key === 's3line') return usesCoins ? t(key, { coins: tools.Thumbnail.coins }) : t('s3lineCoinFree');
    return t(key === 's4line' && !usesCoins ? 's4lineCoinFree' : key);
  };
  return (
    <li className="grid gap-5 border-line border-b py-8 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-12 lg:py-12">
      <div className="grid content-start gap-2">
        <p className="type-meta text-faint">{t('step', { number: index + 1 })}</p>
        <h2 className="type-title">{t(title)}</h2>
        <p className="text-muted">{lineOf(line)}</p>
      </div>
      {capture !== undefined && usesCoins && <Capture name={capture} alt={t(alt)} isEager={index === 0} />}
    </li>
  );
}

function Hints() {
  const t = useTexts(tutorialTexts);
  const usesCoins = useUsesCoins();
  return (
    <section className="grid max-w-[680px] gap-3 pt-10" aria-labelledby="next">
      <h2 id="next" className="type-heading">
        {t('next')}
      </h2>
      <ul className="m-0 list-none border-line border-t p-0">
        <li className="border-line border-b py-3 text-muted">{t('nextKeys')}</li>
        {usesCoins && <li className="border-line border-b py-3 text-muted">{t('nextCoins')}</li>}
        <li className="border-line border-b py-3">
          <TextLink to={routes.presetStyles.path}>{t('nextStyles')}</TextLink>
        </li>
        <li className="border-line border-b py-3 text-muted">
          {t('nextHelp')} <TextLink to={routes.support.path}>{t('nextHelpLink')}</TextLink>
        </li>
      </ul>
    </section>
  );
}
