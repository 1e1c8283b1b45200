import { type ComponentProps, createContext, type KeyboardEvent, use } from 'react';

interface Choice {
  /** The chosen value. */
  value: string;
  /** The value that Tab moves to. */
  tabStop: string | undefined;
  choose: (value: string) => void;
}

const RadioChoice = createContext<Choice | null>(null);

interface RadioGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The accessible name. */
  label: string;
  /** All values in order. */
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A radio group following the ARIA practices: one tab stop, arrow keys that select and wrap, Home and End.
 * Our own, since every first visit loads it: the common libraries bring a collection and roving focus, ten
 * times its size.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, values, value, onChange, children, ...rest } = props;
  const isListed = values.includes(value);
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = nextRadio(event);
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
        next.click();
      }}
    >
      <RadioChoice
        value={{
          value,
          tabStop: isListed ? value : values[0],
          choose: (chosen) => {
            const listed = values.find((one) => one === chosen);
            if (listed !== undefined && listed !== value) onChange(listed);
          },
        }}
      >
        {children}
      </RadioChoice>
    </div>
  );
}

function nextRadio({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const radios = [...currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')];
  const at = target instanceof HTMLElement ? radios.indexOf(target) : -1;
  const step = steps[key];
  if (at < 0) return undefined;
  if (step !== undefined) return radios[(at + step + radios.length) % radios.length];
  return key === 'Home' ? radios[0] : key === 'End' ? radios.at(-1) : undefined;
}

interface RadioItemProps extends ComponentProps<'button'> {
  value: string;
}

/** One option. Its `data-state` is `checked` or `unchecked`. */
export function RadioItem({ value, disabled, onClick, ...rest }: RadioItemProps) {
  const choice = use(RadioChoice);
  if (choice === null) throw new TypeError('A RadioItem must be inside a RadioGroup.');
  const isChosen = choice.value === value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can hold no picture and no price
    <button
      {...rest}
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-state={isChosen ? 'checked' : 'unchecked'}
      {...(disabled === true && { disabled, 'data-disabled': '' })}
      tabIndex={choice.tabStop === value ? 0 : -1}
      onClick={(event) => {
        choice.choose(value);
        onClick?.(event);
      }}
    />
  );
}
