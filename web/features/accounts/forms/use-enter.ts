import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { sessionOf, setSession } from '../session/session-query.ts';
import { tellTabs } from '../session/tab-messages.ts';
import { rememberAcceptedTerms } from './accepted-terms.ts';
import { showServerErrors } from './form-errors.ts';

/**
 * Signs in or up: on success the session is taken over, whereupon the page's guard leads on; on refusal the errors go
 * under their fields and `failure` says the rest.
 */
export function useEnter<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  send: (values: Values) => Promise<{ user: User }>,
) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (values: Values) => {
    setFailure(null);
    try {
      const { user } = await send(values);
      rememberAcceptedTerms();
      setSession(client, sessionOf(user));
      tellTabs('signedIn');
    } catch (thrown) {
      setFailure(showServerErrors(thrown, names, form.setError));
    }
  };
  return { enter, failure };
}
