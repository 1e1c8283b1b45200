import type { ReactNode } from 'react';
import type { SignInMethods } from './sign-in-methods.ts';

/** Props that both forms share; address and ticked box are kept when the user switches between them. */
export interface AuthFormProps {
  methods: SignInMethods;
  email: string;
  onEmail: (email: string) => void;
  /** Whether the terms box is ticked; null until the user touches it. */
  accepted: boolean | null;
  onAccepted: (accepted: boolean) => void;
  /** Where a provider returns to after sign-in. */
  next: string | null;
  /** The link to reset a password, beside the field. */
  forgotLink: ReactNode;
}
