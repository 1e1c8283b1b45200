import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { User } from '#contract/session.ts';
import { hasCode } from '#web/api/api-error.ts';
import { sessionOf, setSession } from '../session/session-query.ts';
import { notifyTabs } from '../session/tab-messages.ts';
import { rememberAcceptedTerms } from './accepted-terms.ts';
import { showServerErrors } from './form-errors.ts';

/**
 * Signs in or up. On success it stores the session, and the page's guard redirects. On refusal it shows the
 * errors under their fields and returns the rest in `failure`.
 */
export function useAuthForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  /** Null if more is to be entered first. */
  send: (values: Values) => Promise<{ user: User } | null>,
  /** What to do after too many tries; the sentence of the error by default. */
  tooManyTries?: string,
) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (values: Values) => {
    setFailure(null);
    try {
      const answer = await send(values);
      if (answer === null) return;
      const { user } = answer;
      rememberAcceptedTerms();
      setSession(client, sessionOf(user));
      notifyTabs('signedIn');
    } catch (thrown) {
      const isLimited = tooManyTries !== undefined && hasCode(thrown, 'rate_limited');
      setFailure(isLimited ? tooManyTries : showServerErrors(thrown, names, form.setError));
    }
  };
  return { enter, failure };
}
