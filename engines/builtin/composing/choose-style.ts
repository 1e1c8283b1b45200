import type { DesignInput } from '../design-input.ts';
import type { DesignWarning, Tone } from '../recipe.ts';
import { readDescription, styleFrom, toneOf } from '../styles/described/described-style.ts';
import { undrawnTechniques } from '../styles/described/redrawn-looks.ts';
import { baseOf, learnedStyle } from '../styles/learned/learned-style.ts';
import type { Style } from '../styles/style.ts';
import { findStyle, styleOf } from '../styles/styles.ts';
import { type Profile, readProfile } from '../training/profile.ts';

export interface ChosenStyle {
  style: Style;
  /** The colour changes of a described style; null for one of ours. */
  tone: Tone | null;
  /** The profile of a trained style; null for any other. */
  look: Profile | null;
  warnings: DesignWarning[];
}

/** Returns the requested style: one of ours, one described in words, or else the tool's default. */
export function chooseStyle(input: DesignInput): ChosenStyle {
  const { style: requested, styleDescription, tool } = input;
  const look = readProfile(input.styleProfile);
  if (look) return { style: learnedStyle(styleOf(baseOf(look)), look), tone: null, look, warnings: [] };
  const { style, isKnown } = findStyle(requested, tool);
  if (isKnown) return { ...inReferenceColors(style, input.referenceDescription), look: null, warnings: [] };
  if (!styleDescription) return { style, tone: null, look: null, warnings: [unknownStyle(requested, style)] };
  const described = readDescription(styleDescription);
  const undrawn = undrawnTechniques(styleDescription);
  if (!described) return { style, tone: null, look: null, warnings: [notUnderstood(style, undrawn)] };
  const base = described.base === null ? style : styleOf(described.base);
  return {
    style: styleFrom(described, base),
    tone: toneOf(described, base),
    look: null,
    warnings: undrawn.length > 0 ? [notDrawn(undrawn)] : [],
  };
}

/** A style of ours with the colours and light of a reference image that is described in words. */
function inReferenceColors(style: Style, words: string | undefined): Pick<ChosenStyle, 'style' | 'tone'> {
  const described = words === undefined ? null : readDescription(words);
  if (!described) return { style, tone: null };
  return { style: styleFrom(described, style), tone: toneOf(described, style) };
}

function unknownStyle(requested: string, used: Style): DesignWarning {
  return {
    code: 'unknown-style',
    message: `There is no style "${requested}"; "${used.name}" was used instead.`,
  };
}

/** The words are the only detail: readers of other languages see them in a sentence of their own. */
const quoted = (words: readonly string[]) => `“${words.join(', ')}”`;

function notDrawn(words: readonly string[]): DesignWarning {
  return {
    code: 'style-words-not-drawn',
    message: `The built-in engine cannot draw ${quoted(words)}. The rest of the style's description was followed.`,
  };
}

function notUnderstood(used: Style, undrawn: readonly string[]): DesignWarning {
  if (undrawn.length > 0)
    return {
      code: 'style-not-understood',
      message: `The built-in engine cannot draw ${quoted(undrawn)}, so "${used.name}" was used instead. Name colours, or words such as neon, vintage, comic, mosaic or chalkboard.`,
    };
  return {
    code: 'style-not-understood',
    message: `The built-in engine found no colour, light or look in the style's description, so "${used.name}" was used instead. Name colours, or words such as neon, vintage, comic or pencil.`,
  };
}
