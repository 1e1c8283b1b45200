import { useState } from 'react';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  errorsInResponse,
  errorsOf,
  type FormErrors,
  type GivenSettings,
  initialForm,
  type SettingsForm,
  toBody,
} from './settings-form.ts';

/** The form's state while the dialog is open. Keys in it are never stored. */
export function useSettingsForm(given: GivenSettings) {
  // The state when the form was opened: a refetch changes nothing that is being typed.
  const [start, setStart] = useState(given);
  const [form, setForm] = useState<SettingsForm>(() => initialForm(given));
  const [faults, setFaults] = useState<FormErrors>({});
  const clearFault = (field: EngineSettingName | 'dailyCap') =>
    setFaults(({ [field]: _, ...others }) => others);
  return {
    settings: start.settings,
    cap: start.dailyCap,
    freeBy: start.freeBy,
    form,
    faults,
    type(name: EngineSettingName, typed: string | null | undefined) {
      setForm((before) => {
        const { [name]: _, ...others } = before.typed;
        return { ...before, typed: typed === undefined ? others : { ...others, [name]: typed } };
      });
      clearFault(name);
    },
    typeCap(dailyCap: string) {
      setForm((before) => ({ ...before, dailyCap }));
      clearFault('dailyCap');
    },
    choosePaid(isPaid: boolean) {
      setForm((before) => ({ ...before, isPaid }));
    },
    /** The typed values, as they would be sent. */
    values: () => toBody(start, form).values,
    /** Starts over with another kind of engine. */
    restart(next: GivenSettings) {
      setStart(next);
      setForm(initialForm(next));
      setFaults({});
    },
    /** Marks the fields that a response refused. */
    refuse(error: unknown) {
      if (error instanceof ApiError) setFaults(errorsInResponse(error.fields));
    },
    /** Returns the request; null, with errors shown, if a value is invalid. */
    read() {
      const found = errorsOf(start, form);
      setFaults(found);
      return Object.keys(found).length === 0 ? toBody(start, form) : null;
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
