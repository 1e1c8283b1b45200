import type { ReactNode } from 'react';
import type { SignInMethods } from './sign-in-methods.ts';

/** What both ways in share. The address and the tick go along from one to the other. */
export interface EnterFormProps {
  methods: SignInMethods;
  email: string;
  onEmail: (email: string) => void;
  /** Whether the box of the terms was ticked or cleared since the form opened; null while nobody has touched it. */
  accepted: boolean | null;
  onAccepted: (accepted: boolean) => void;
  /** Where a provider brings the person back to. */
  next: string | null;
  /** The way to a new password, beside the field. */
  forgotLink: ReactNode;
}
