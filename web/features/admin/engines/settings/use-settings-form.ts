import { useState } from 'react';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  beginForm,
  type FormFaults,
  faultsOf,
  faultsOfAnswer,
  type SettingsForm,
  toBody,
} from './settings-form.ts';

type Given = Parameters<typeof beginForm>[0];

/** What is typed about an engine, kept while the dialog is open: keys among it are never kept beyond. */
export function useSettingsForm(given: Given) {
  // As it was when the form was opened: what is read anew meanwhile changes nothing that is being typed.
  const [start, setStart] = useState(given);
  const [form, setForm] = useState<SettingsForm>(() => beginForm(given));
  const [faults, setFaults] = useState<FormFaults>({});
  const forget = (field: EngineSettingName | 'dailyCap') => setFaults(({ [field]: _, ...others }) => others);
  return {
    settings: start.settings,
    cap: start.dailyCap,
    form,
    faults,
    type(name: EngineSettingName, typed: string | null | undefined) {
      setForm((before) => {
        const { [name]: _, ...others } = before.typed;
        return { ...before, typed: typed === undefined ? others : { ...others, [name]: typed } };
      });
      forget(name);
    },
    typeCap(dailyCap: string) {
      setForm((before) => ({ ...before, dailyCap }));
      forget('dailyCap');
    },
    /** Begins anew with another kind of engine. */
    restart(next: Given) {
      setStart(next);
      setForm(beginForm(next));
      setFaults({});
    },
    /** Marks the fields that an answer finds wrong. */
    refuse(error: unknown) {
      if (error instanceof ApiError) setFaults(faultsOfAnswer(error.fields));
    },
    /** What is to be sent; null, and the faults are shown, where something is wrong. */
    read() {
      const found = faultsOf(start, form);
      setFaults(found);
      return Object.keys(found).length === 0 ? toBody(start, form) : null;
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
