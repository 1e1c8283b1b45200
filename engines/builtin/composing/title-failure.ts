/** What became of a company, a product or an economy that failed: it is in pieces beside a falling chart. */
import { hasIcon } from '../icons.ts';
import { fold } from '../language/text.ts';
import { isBuilding } from '../layout/surroundings.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPortrait } from '../own-drawings/portraits/portraits.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';

/** Only of businesses. */
const bankrupt =
  /\b(?:quebro|quebraron|faliu|faliram|va a quebrar|vai falir|esta falindo|bankrupt(?:cy)?|(?:went|going|go) (?:bust|under|broke)|falencia d[aoe]s?|quiebra de|bancarrota de)\b/;
/** Of what ends as well. */
const ended =
  /\b(?:collapse[ds]? of|collapsed|colapso|colapsou|downfall|rise and fall|fall of|ascensao e queda|auge y caida|queda d[aoe]s?|caida de(?:l| la)?|fracasso|fracassou|fracasaron|fracaso|fracassaram|failed|flop(?:ped)?|(?:end|death) of|fim d[aoe]s?|fin de(?:l| la)?|muerte de(?:l| la)?|is dying|esta morrendo|esta muriendo|scandal|escandalo)\b/;
/** One's own failure is no crash: "I failed my exam", "nuestra boda". */
const personal = /\b(?:i|my|me|we|our|eu|meu|minha|nosso|nossa|yo|mi|nuestr[oa]s?)\b/;
/** States, cities and times that fell: their castles and temples are no shares. */
const ofHistory =
  /\b(?:constantinop\w+|tenochtitl\w+|babylon\w*|babiloni\w*|troy|troia|troya|rom[ae]\w*|jerusalem\w*|jerusalen|carta(?:go|ge)|carthage|granada|bizan\w+|byzan\w+|ottoman|otoman\w+|incas?|mayas?|maias?|azt\w+|saigon|kabul|bastil\w+|imperio|empire|kingdom|reino|dinast\w+|dynasty|muro|wall|berlin\w*|urss|ussr|soviet\w*|world|mundo|humanity|humanidad\w*|dinosa\w+|civiliza\w+)\b/;
/** What stands for the fall itself, and shows nothing that fell. */
const ofTheFall =
  /^(?:derelict-house|castle|stone-castle|money-with-wings|money-bag|briefcase|chart-decreasing|falling-chart|office-building|warning)$/;
/** Two sides, or a list. */
const withoutFall: ReadonlySet<string> = new Set(['versus', 'before-after', 'quote', 'list']);

const isAlive = (icon: IconId) =>
  readFigure(icon) !== null ||
  readPortrait(icon) !== null ||
  readFauna(icon) !== null ||
  /-reacts-/.test(icon);

/** Returns a title of a failure with what failed, broken, beside a falling chart. */
export function withFailure(understanding: Understanding, prompt: string): Understanding {
  const { hero, layout, scene, stickers, states = [] } = understanding;
  const text = fold(prompt);
  const isBankrupt = bankrupt.test(text);
  const hasEnded = ended.test(text) && !personal.test(text);
  if (withoutFall.has(layout.value) || !(isBankrupt || hasEnded) || ofHistory.test(text))
    return understanding;
  const icon = hero.value;
  const isOfThing = icon !== null && !ofTheFall.test(icon);
  if (
    isOfThing &&
    (isAlive(icon) || isBuilding(icon) || understanding.relation || /face$|liner|ship/.test(icon))
  )
    return understanding;
  const described = { ...understanding, mood: 'dark' as const };
  const ground = { ...scene, value: 'spotlight' as const, confidence: 0.9, reason: 'what failed' };
  if (!isOfThing) {
    if (!hasIcon('falling-chart')) return understanding;
    const { runnersUp, ...was } = hero;
    return {
      ...described,
      hero: {
        value: 'falling-chart',
        confidence: 0.9,
        reason: 'the title is of a failure',
        runnersUp: was.value === null ? runnersUp : [was, ...runnersUp],
      },
      layout: layout.value === 'typography' ? { ...layout, value: 'hero-right' } : layout,
      stickers: stickers.filter((sticker) => !ofTheFall.test(sticker)),
      states: [],
      scene: ground,
      warnings: understanding.warnings.filter(({ code }) => code !== 'subject-not-drawn'),
    };
  }
  const kept = states.filter((state) => state !== 'broken' && state !== 'giant');
  return {
    ...described,
    states: ['broken' as const, ...kept].slice(0, 2),
    stickers: ['falling-chart', ...stickers.filter((sticker) => !ofTheFall.test(sticker))],
    scene: ground,
  };
}
